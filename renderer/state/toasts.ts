import { atom, useAtomValue } from 'jotai';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

/** A short message over the page. */
export interface Toast {
  title: string;
  text: string;
  tone: 'plain' | 'error';
}

/** Those waiting to be shown, one at a time, the latest first. */
export const toastQueueAtom = atom(new ToastQueue<Toast>({ maxVisibleToasts: 1 }));

/** Shows a message for five seconds. The same message does not wait twice: its time begins anew. */
export function useAddToast(): (toast: Toast) => void {
  const queue = useAtomValue(toastQueueAtom);
  return (toast) => {
    for (const { key, content } of queue.visibleToasts)
      if (content.title === toast.title && content.text === toast.text) queue.close(key);
    queue.add(toast, { timeout: 5000 });
  };
}
