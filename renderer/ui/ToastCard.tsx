import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { Toast } from '../state/toasts.ts';
import * as styles from './ToastRegion.css.ts';

/** A toast closes by itself after this long. */
const closeAfterMs = 5000;
/** A swipe closes it when it has gone this far. */
const swipePx = 50;

/** A toast; closed by its button, by Escape, by a swipe, or by time, which stands still while somebody is at it. */
export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const [isHeld, setHeld] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(card, onClose);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(close, closeAfterMs);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches over the button inside and takes swipes
    <div
      ref={card}
      className={styles.toast}
      data-toast=""
      data-tone={toast.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      {...swipe}
    >
      <div>
        <p className={styles.title}>{toast.title}</p>
        <p>{toast.text}</p>
      </div>
      <button type="button" className={styles.close} onClick={onClose} aria-label="Close notification">
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Handlers that let an element be pushed sideways: far enough and it closes, else it slides back. */
function useSwipe(element: { current: HTMLElement | null }, onClose: () => void) {
  const start = useRef<number>(undefined);
  const move = (offset: number | undefined) => {
    const { style } = element.current ?? {};
    if (style) style.transform = offset === undefined ? '' : `translateX(${offset}px)`;
  };
  return {
    onPointerDown(event: PointerEvent) {
      if ((event.target as Element).closest('button')) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== undefined) move(event.clientX - start.current);
    },
    onPointerUp(event: PointerEvent) {
      if (start.current !== undefined && Math.abs(event.clientX - start.current) >= swipePx) onClose();
      start.current = undefined;
      move(undefined);
    },
    onPointerCancel() {
      start.current = undefined;
      move(undefined);
    },
  };
}
