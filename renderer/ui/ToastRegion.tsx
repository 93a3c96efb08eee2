import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { Icon } from '../art/Icon.tsx';
import { toastsAtom } from '../state/toasts.ts';
import * as styles from './ToastRegion.css.ts';

/** A toast closes by itself after this long. */
const closeAfterMs = 5000;
/** A swipe closes it when it has gone this far. */
const swipePx = 50;

/** The first of the waiting toasts; closed by its button, by a swipe, or by time. */
export function ToastRegion() {
  const [toasts, setToasts] = useAtom(toastsAtom);
  const swipeStart = useRef<number>(undefined);
  const toast = toasts[0];

  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToasts((waiting) => waiting.slice(1)), closeAfterMs);
    return () => clearTimeout(timer);
  }, [toast, setToasts]);

  const close = () => setToasts((waiting) => waiting.slice(1));
  return (
    <section
      aria-label="Notifications"
      className={styles.region}
      onPointerDown={(event) => {
        swipeStart.current = event.clientX;
      }}
      onPointerUp={(event) => {
        if (swipeStart.current !== undefined && Math.abs(event.clientX - swipeStart.current) >= swipePx) close();
        swipeStart.current = undefined;
      }}
    >
      {toast ? (
        <div role={toast.tone === 'error' ? 'alert' : 'status'} data-tone={toast.tone} className={styles.toast}>
          <div>
            <p className={styles.title}>{toast.title}</p>
            <p>{toast.text}</p>
          </div>
          <button type="button" className={styles.close} onClick={close} aria-label="Close">
            <Icon name="close" />
          </button>
        </div>
      ) : null}
    </section>
  );
}
