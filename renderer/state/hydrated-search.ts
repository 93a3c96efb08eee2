import { useIsSSR } from 'react-aria/SSRProvider';
import { useLocation } from 'react-router';

/** The query of the address, with its question mark. Empty on the server and during hydration, so that both render the same. */
export function useHydratedSearch(): string {
  const { search } = useLocation();
  return useIsSSR() ? '' : search;
}
