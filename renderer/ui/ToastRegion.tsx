import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { useLate } from '../state/late.ts';
import { toastsAtom } from '../state/toasts.ts';

/** Fetches what shows toasts, which most visitors never see. */
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
