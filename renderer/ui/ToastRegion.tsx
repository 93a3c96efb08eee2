import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { useLate } from '../state/late.ts';
import { toastsAtom } from '../state/toasts.ts';

/** Loads the toast component separately, because most visitors never see a toast. */
export const loadToasts = () => import('./Toast.tsx');

/** Where toasts appear. */
export function ToastRegion() {
  const queue = useAtomValue(toastsAtom);
  const isWanted = useSyncExternalStore(
    (onChange) => queue.subscribe(onChange),
    () => queue.visibleToasts.length > 0,
    () => false,
  );
  const Toasts = useLate(loadToasts, isWanted);
  return Toasts ? <Toasts queue={queue} /> : null;
}
