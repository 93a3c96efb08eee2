import { useSyncExternalStore } from 'react';
import { preload, useLate } from '../state/late.ts';
import { toasts } from '../state/toasts.ts';

/** Loads the toast component separately, because most visitors never see a toast. */
const loadToasts = () => import('./Toast.tsx');
export const preloadToasts = preload(loadToasts);

/** Where toasts appear. */
export function ToastRegion() {
  const isWanted = useSyncExternalStore(
    (onChange) => toasts.subscribe(onChange),
    () => toasts.visibleToasts.length > 0,
    () => false,
  );
  const Toasts = useLate(loadToasts, isWanted);
  return Toasts ? <Toasts queue={toasts} /> : null;
}
