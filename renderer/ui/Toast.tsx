import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  type QueuedToast,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  type UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast';
import { Icon } from '../art/Icon.tsx';
import type { Toast as ToastText } from '../state/toasts.ts';
import { Button } from './Button.tsx';
import * as styles from './Toast.css.ts';

/** How far a swipe must go to close a toast. */
const swipePx = 50;

/** Shows toasts one at a time. The timer pauses while somebody hovers over or focuses one. */
export default function Toasts({ queue }: { queue: ToastQueue<ToastText> }) {
  return (
    <AriaToastRegion queue={queue} className={styles.region}>
      {({ toast }) => <Toast toast={toast} onClose={() => queue.close(toast.key)} />}
    </AriaToastRegion>
  );
}

/** A toast closes with its button, Escape, a swipe, or after some time. */
function Toast({ toast, onClose }: { toast: QueuedToast<ToastText>; onClose: () => void }) {
  const { title, text, tone } = toast.content;
  const swipe = useSwipe(onClose);
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
  return (
    <AriaToast
      toast={toast}
      className={styles.toast}
      // biome-ignore lint/a11y/noStaticElementInteractions: its role is among the props
      render={(props) => <div {...props} {...swipe} onKeyDown={onKeyDown} data-toast="" data-tone={tone} />}
    >
      <ToastContent className={styles.content}>
        <Text slot="title" className={styles.title}>
          {title}
        </Text>
        <Text slot="description">{text}</Text>
      </ToastContent>
      <Button slot="close" aria-label="Close notification" className={styles.close}>
        <Icon name="close" />
      </Button>
    </AriaToast>
  );
}

/** Handlers for a sideways swipe: far enough closes the toast, otherwise it slides back. */
function useSwipe(onClose: () => void) {
  const start = useRef<number>(undefined);
  const move = ({ style }: HTMLElement, offset: number | undefined) => {
    style.transform = offset === undefined ? '' : `translateX(${offset}px)`;
  };
  const stop = (event: PointerEvent<HTMLElement>) => {
    start.current = undefined;
    move(event.currentTarget, undefined);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current !== undefined) move(event.currentTarget, event.clientX - start.current);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current !== undefined && Math.abs(event.clientX - start.current) >= swipePx) onClose();
      stop(event);
    },
    onPointerCancel: stop,
  };
}
