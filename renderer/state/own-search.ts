import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from './hydrated.ts';

/**
 * The query of the page's own address, with its question mark. Empty on the server and until the browser has taken over; kept as it
 * was while the next page is on its way.
 */
export function useOwnSearch(): string {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const [own] = useState(pathname);
  const [kept, setKept] = useState(search);
  if (pathname === own && kept !== search) setKept(search);
  return isHydrated ? kept : '';
}
