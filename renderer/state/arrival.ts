import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { replaceHead } from '../head.ts';
import { nameMovingPicture } from './links.ts';
import { usePage } from './page.ts';

/**
 * Updates the head and moves the focus when the visitor goes to another page.
 * @returns the title, for a screen reader to announce; empty for the first page of a visit
 */
export function useArrival(): string {
  const { pathname } = useLocation();
  const page = usePage();
  const shown = useRef(pathname);
  const first = useRef(page);

  useLayoutEffect(() => {
    const from = shown.current;
    if (from === pathname && page) return;
    // A page that failed to load shows its own message, and the visitor can try it again.
    shown.current = page ? pathname : '';
    if (!page) return;
    replaceHead(page.head);
    const main = document.getElementById('main');
    nameMovingPicture(from, main);
    main?.focus({ preventScroll: true });
  }, [pathname, page]);

  return page === undefined || page === first.current ? '' : page.head.title;
}
