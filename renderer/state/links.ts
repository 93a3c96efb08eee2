import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import { opensElsewhere } from '../boot/early-use.ts';
import { loadPage } from '../http/pages.ts';

/** Handlers for the root element: a click on a link of this site goes to the router; a hover or touch prefetches the page. */
export function useDelegatedLinks(layout: LayoutModel) {
  const navigate = useNavigate();
  const prefetch = ({ target }: { target: EventTarget }) => {
    const url = pageLinkedAt(target);
    if (url && url.pathname !== window.location.pathname) loadPage(url, layout).catch(() => {});
  };
  return {
    onClick(event: MouseEvent) {
      const target = event.target as Element;
      const url = event.defaultPrevented || opensElsewhere(event) ? undefined : pageLinkedAt(target);
      if (!url) return;
      event.preventDefault();
      const isPageChange = url.pathname !== window.location.pathname;
      const viewTransition = isPageChange && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (viewTransition) nameMovingPicture(url.pathname, target.closest('article, tr, th'));
      navigate(url.href.slice(url.origin.length), { replace: url.href === window.location.href, viewTransition });
      // A dialog around the link holds the focus until it has closed.
      if (!isPageChange) setTimeout(focusPlace, 0, url.hash);
    },
    onPointerOver: prefetch,
    onTouchStart: prefetch,
  };
}

/** The address of the link at `target`, if it leads to a page of this site in the same window. */
function pageLinkedAt(target: EventTarget): URL | undefined {
  // Read the attributes: in a drawing such as the county map, a link's properties are objects, not strings.
  const link = target instanceof Element ? target.closest('a[href]:not([target="_blank"])') : null;
  const url = new URL(link?.getAttribute('href') ?? 'about:blank', window.location.href);
  const isPage = url.origin === window.location.origin && !/^\/(api|assets|data|images)\//.test(url.pathname);
  return isPage ? url : undefined;
}

/** Moves the focus to the element that a hash names, as the browser would, or to the main content without a hash. */
function focusPlace(hash: string): void {
  const place = document.getElementById(hash === '' ? 'main' : decodeURIComponent(hash.slice(1)));
  if (!place) return;
  if (place.tabIndex === -1) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * Animates a vehicle's picture from the list to the page at `sheet`, or back: gives it the view-transition-name that the picture on
 * that page has in its styles. Only one picture may have it at a time.
 * @param within the part of the list that has the vehicle
 */
export function nameMovingPicture(sheet: string, within: Element | null): void {
  for (const named of document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]'))
    named.style.viewTransitionName = '';
  const slug = vehicleAt(sheet);
  if (slug === undefined || vehicleAt(window.location.pathname) !== undefined) return;
  const picture = within?.querySelector<HTMLElement>(`[data-vehicle="${CSS.escape(slug)}"]`);
  if (picture) picture.style.viewTransitionName = 'vehicle';
}

/** The vehicle's slug, if the path is that of a vehicle. */
function vehicleAt(path: string): string | undefined {
  return /^\/vehicles?\/([^/]+)$/.exec(path)?.[1];
}
