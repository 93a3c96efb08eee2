import { useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import { replaceHead } from '../head.ts';
import { nameMovingPicture } from './page-transition.ts';

/**
 * Lets head and focus follow the visitor to another page.
 * @returns what is read out when it comes: its title; nothing for the page that the visit began with
 */
export function useArrival(): string {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.loaderData as PageModel | undefined;
  const shown = useRef(pathname);
  const first = useRef(page);

  useLayoutEffect(() => {
    const from = shown.current;
    if (from === pathname && page) return;
    // A page that could not be had speaks for itself, and gets another chance.
    shown.current = page ? pathname : '';
    if (!page) return;
    replaceHead(page.head);
    const main = document.getElementById('main');
    nameMovingPicture(from, main);
    main?.focus({ preventScroll: true });
  }, [pathname, page]);

  return page === undefined || page === first.current ? '' : page.head.title;
}
