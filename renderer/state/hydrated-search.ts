import { useIsSSR } from 'react-aria/SSRProvider';
import { useLocation } from 'react-router';

/** The query of the page's address, with its question mark. Empty on the server and until the browser has taken over. */
export function useHydratedSearch(): string {
  const { search } = useLocation();
  return useIsSSR() ? '' : search;
}
