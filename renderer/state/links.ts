import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import { loadPage } from '../http/pages.ts';
import { nameMovingPicture } from './page-transition.ts';

/** Handlers for the element around everything: a click on a link of this site goes to the router, a hover or touch fetches ahead. */
export function useDelegatedLinks(layout: LayoutModel) {
  const navigate = useNavigate();
  const prefetch = ({ target }: { target: EventTarget }) => {
    const url = linkAt(target)?.url;
    if (url && url.pathname !== window.location.pathname) loadPage(url, layout).catch(() => {});
  };
  return {
    onClick(event: MouseEvent) {
      const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      const found = event.defaultPrevented || event.button !== 0 || isModified ? undefined : linkAt(event.target);
      if (!found) return;
      event.preventDefault();
      const { link, url } = found;
      const { pathname, href } = window.location;
      const isOtherPage = url.pathname !== pathname;
      const viewTransition = isOtherPage && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (viewTransition) nameMovingPicture(url.pathname, link.closest('article, tr, th'));
      navigate(url.pathname + url.search + url.hash, { replace: url.href === href, viewTransition });
      if (!isOtherPage) focusPlace(url.hash);
    },
    onPointerOver: prefetch,
    onTouchStart: prefetch,
  };
}

/** The link at `target` and its address, when that is a page of this site in this window. */
function linkAt(target: EventTarget): { link: Element; url: URL } | undefined {
  // By attributes, since a link in a drawing (the county map) has objects where one in HTML has texts.
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const frame = link?.getAttribute('target') ?? '_self';
  if (!link || link.hasAttribute('download') || frame !== '_self') return undefined;
  const url = new URL(link.getAttribute('href') ?? '', window.location.href);
  const isPage = url.origin === window.location.origin && !/^\/(api|assets|data|images)\//.test(url.pathname);
  return isPage ? { link, url } : undefined;
}

/** Moves the focus to the place on the page that a hash names, as the browser would; to the content without one. */
function focusPlace(hash: string): void {
  const place = document.getElementById(hash === '' ? 'main' : decodeURIComponent(hash.slice(1)));
  if (!place) return;
  if (place.tabIndex === -1) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
