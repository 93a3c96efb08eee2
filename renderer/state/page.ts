import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import { loadPage } from '../http/pages.ts';
import { adoptLateFonts, fetchLateFonts } from './late-fonts.ts';
import { changePage } from './page-transition.ts';
import { keepScroll, restoreScroll, takeOverScroll } from './scroll-positions.ts';

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
 * The page at the router's address. While the next one loads the last one stays; when it comes, the window scrolls to its top, to its
 * anchor or, on the way back, to where it was; focus moves to its content and its title is announced.
 * @param followed the link that was followed last
 */
export function usePage(initial: PageModel, layout: LayoutModel, followed: RefObject<Element | undefined>): ShownPage {
  const { pathname, search, hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [state, setState] = useState<ShownPage>({ page: initial, path: pathname, announcement: '', fonts: 0 });
  const shown = useRef({ pathname, key });

  useEffect(() => {
    takeOverScroll();
    document.fonts.ready.then(fetchLateFonts);
  }, []);

  useEffect(() => {
    const { pathname: from, key: lastKey } = shown.current;
    if (from === pathname) {
      shown.current.key = key;
      return;
    }
    let current = true;
    keepScroll(lastKey);
    fetchLateFonts();
    loadPage(pathname, layout).then(
      (page) => {
        if (!current) return;
        shown.current = { pathname, key };
        const change = () => {
          flushSync(() => setState({ page, path: pathname, announcement: page.head.title, fonts: adoptLateFonts() }));
          arrive(hash, isReturn ? key : undefined);
          describe(page);
        };
        changePage(change, { from, to: pathname, link: isReturn ? undefined : followed.current });
      },
      () => current && window.location.assign(pathname + search + hash),
    );
    return () => {
      current = false;
    };
  }, [pathname, search, hash, key, isReturn, layout, followed]);

  return state;
}

function describe({ head }: PageModel): void {
  document.title = head.title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', head.canonical);
}

function arrive(hash: string, returnedTo: string | undefined): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (returnedTo === undefined || !restoreScroll(returnedTo)) {
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }
  document.getElementById('main')?.focus({ preventScroll: true });
}
