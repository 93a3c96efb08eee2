import { useAtomValue } from 'jotai';
import { toastsAtom, useCloseToast } from '../state/toasts.ts';
import { ToastCard } from './ToastCard.tsx';
import * as styles from './ToastRegion.css.ts';

/** The first of the waiting toasts. What is urgent is announced at once, the rest when the screen reader is silent. */
export function ToastRegion() {
  const [toast] = useAtomValue(toastsAtom);
  const close = useCloseToast();
  const card = toast ? <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} /> : null;
  return (
    <div className={styles.region}>
      <div aria-live="assertive">{toast?.tone === 'error' ? card : null}</div>
      <div aria-live="polite">{toast?.tone === 'plain' ? card : null}</div>
    </div>
  );
}
