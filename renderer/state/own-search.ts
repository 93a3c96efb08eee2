import { useLocation } from 'react-router';
import { useHydrated } from './hydrated.ts';

/** The query of the page's address, with its question mark. Empty on the server and until the browser has taken over. */
export function useOwnSearch(): string {
  const { search } = useLocation();
  return useHydrated() ? search : '';
}
