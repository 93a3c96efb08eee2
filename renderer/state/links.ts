import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import { loadPage } from '../http/pages.ts';

/**
 * Handlers for the element around everything: a click on a link of this site goes to the router, a hover or touch fetches ahead.
 * @param followed gets the link that was clicked last
 */
export function useDelegatedLinks(layout: LayoutModel, followed: RefObject<Element | undefined>) {
  const navigate = useNavigate();
  const prefetch = (event: { target: EventTarget | null }) => {
    const url = pageLink(event.target);
    if (url && url.pathname !== window.location.pathname) loadPage(url.pathname, layout).catch(() => {});
  };
  return {
    onClick(event: MouseEvent) {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const url = pageLink(event.target);
      if (!url || (url.pathname === window.location.pathname && url.hash !== '')) return;
      event.preventDefault();
      followed.current = event.target instanceof Element ? event.target : undefined;
      navigate(url.pathname + url.search + url.hash);
    },
    onPointerOver: (event: PointerEvent) => prefetch(event),
    onTouchStart: (event: { target: EventTarget | null }) => prefetch(event),
  };
}

/** The address of the page that a click on `target` leads to, when that is a page of this site in this window. */
function pageLink(target: EventTarget | null): URL | undefined {
  // By attributes, since a link in a drawing (the county map) has objects where one in HTML has texts.
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const frame = link?.getAttribute('target') ?? '_self';
  if (!link || link.hasAttribute('download') || frame !== '_self') return undefined;
  const url = new URL(link.getAttribute('href') ?? '', window.location.href);
  const isPage = url.origin === window.location.origin && !/^\/(api|assets|data)\//.test(url.pathname);
  return isPage ? url : undefined;
}
