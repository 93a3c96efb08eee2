import { getDefaultStore } from 'jotai';
import { replaceHead } from '../head.ts';
import type { Router } from '../hydrate.tsx';
import { loadBlocks } from '../registry.ts';
import { routesOf } from '../routes.tsx';
import { vehiclesAtom } from '../state/vehicles.ts';
import type { Shown } from './messages.ts';

/**
 * Replaces the content of the page with what the author just saved. Only data changes, so React keeps input, choices, focus and
 * scroll position.
 */
export async function showAnew(router: Router, { path, page, layout }: Shown): Promise<void> {
  const blocks = [...(page?.blocks ?? []), ...(layout?.before ?? []), ...(layout?.after ?? [])];
  await loadBlocks(blocks.map(({ type }) => type));
  const { location, matches, loaderData } = router.state;
  if (location.pathname !== path) return;
  if (layout) router._internalSetRoutes(routesOf(layout));
  const leaf = matches.at(-1)?.route.id ?? '';
  router._internalSetStateDoNotUseOrYouWillBreakYourApp({
    loaderData: page ? { ...loaderData, [leaf]: page } : { ...loaderData },
  });
  if (page) replaceHead(page.head);
  if (page) getDefaultStore().set(vehiclesAtom);
}
