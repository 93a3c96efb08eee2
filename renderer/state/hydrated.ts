import { useSyncExternalStore } from 'react';

/** False on the server and until the browser has taken over, then true: for what needs JavaScript to be of use. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
