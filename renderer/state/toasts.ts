import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

/** A short message over the page. */
export interface Toast {
  title: string;
  text: string;
  tone: 'plain' | 'error';
}

/** Shows one toast at a time, the latest first. */
export const toasts = new ToastQueue<Toast>({ maxVisibleToasts: 1 });

/** Shows a toast for five seconds. The time of a text that is there already starts over. */
export function showToast(toast: Toast): void {
  for (const { key, content } of toasts.visibleToasts) if (content.text === toast.text) toasts.close(key);
  toasts.add(toast, { timeout: 5000 });
}
