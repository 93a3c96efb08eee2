import { useMatches } from 'react-router';
import type { PageModel } from '../../schemas/generated/page-model.ts';

/** The page at the current address; undefined if it failed to load. */
export function usePage(): PageModel | undefined {
  return useMatches().at(-1)?.loaderData as PageModel | undefined;
}
