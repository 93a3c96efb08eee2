import { atom } from 'jotai';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

/** A short message over the page. */
export interface Toast {
  title: string;
  text: string;
  tone: 'plain' | 'error';
}

const queue = new ToastQueue<Toast>({ maxVisibleToasts: 1 });

/**
 * Those waiting to be shown, one at a time, the latest first. What is written to it is shown for five seconds; the same message does not
 * wait twice: its time begins anew.
 */
export const toastsAtom = atom(
  () => queue,
  (_get, _set, toast: Toast) => {
    for (const { key, content } of queue.visibleToasts) if (content.text === toast.text) queue.close(key);
    queue.add(toast, { timeout: 5000 });
  },
);

/** Closes all of them, where what they say is past. */
export const closeToastsAtom = atom(null, () => queue.clear());
