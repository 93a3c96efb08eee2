import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { loadPage } from '../http/pages.ts';
import type { LayoutModel, PageModel } from '../model.ts';
import { adoptLateFonts, fetchLateFonts } from './late-fonts.ts';

interface ShownPage {
  page: PageModel;
  /** The path that it is shown for, since one page may answer many. */
  path: string;
  /** What is read out when it comes. */
  announcement: string;
  /** How many fonts have come in since the document was loaded. */
  fonts: number;
}

/**
 * The page at the router's address. While the next one loads the last one stays; when it comes, the window scrolls to its top or to
 * its anchor, focus moves to its content and its title is announced.
 */
export function usePage(initial: PageModel, layout: LayoutModel): ShownPage {
  const { pathname, search, hash } = useLocation();
  const [state, setState] = useState<ShownPage>({ page: initial, path: pathname, announcement: '', fonts: 0 });
  const shown = useRef(pathname);

  useEffect(() => {
    document.fonts.ready.then(fetchLateFonts);
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    let current = true;
    fetchLateFonts();
    loadPage(pathname, layout).then(
      (next) => {
        if (!current) return;
        shown.current = pathname;
        show(
          () => setState({ page: next, path: pathname, announcement: next.head.title, fonts: adoptLateFonts() }),
          hash,
        );
        describe(next);
      },
      () => current && window.location.assign(pathname + search + hash),
    );
    return () => {
      current = false;
    };
  }, [pathname, search, hash, layout]);

  return state;
}

/** Changes the screen and goes to its place on it, in a view transition where the browser has them and the visitor wants motion. */
function show(change: () => void, hash: string): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const update = () => {
    flushSync(change);
    arrive(hash);
  };
  if (still || !document.startViewTransition) update();
  else document.startViewTransition(update);
}

function describe({ head }: PageModel): void {
  document.title = head.title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', head.canonical);
}

function arrive(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}
