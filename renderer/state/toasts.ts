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
 * The queue of toasts, shown one at a time, the latest first. A toast that you write to the atom shows for five seconds. If the
 * same text is already showing, its time starts over.
 */
export const toastsAtom = atom(
  () => queue,
  (_get, _set, toast: Toast) => {
    for (const { key, content } of queue.visibleToasts) if (content.text === toast.text) queue.close(key);
    queue.add(toast, { timeout: 5000 });
  },
);

/** Closes all toasts, once what they say is out of date. */
export const closeToastsAtom = atom(null, () => queue.clear());
