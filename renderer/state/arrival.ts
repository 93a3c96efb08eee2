import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { replaceHead } from '../head.ts';
import { nameMovingPicture } from './links.ts';
import { usePage } from './page.ts';

/**
 * Updates the head and moves the focus when the visitor goes to another page: to its main content, or after Back to the link
 * that led away from it, so that the keyboard goes on from there.
 * @returns the title, for a screen reader to announce; empty for the first page of a visit
 */
export function useArrival(): string {
  const { key, pathname, search, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const page = usePage();
  const shown = useRef(pathname);
  const shownKey = useRef(key);
  /** The link in the main content by which the visitor left each entry of the history. */
  const leftBy = useRef(new Map<string, string>());
  const first = useRef(page);

  useLayoutEffect(() => {
    const from = shown.current;
    const fromKey = shownKey.current;
    shownKey.current = key;
    if (from === pathname && page) return;
    // A link in the main content is gone by now, and the focus with it. One in the header keeps the focus.
    const isFocusGone = document.activeElement === document.body;
    if (!isBack) leftBy.current.set(fromKey, isFocusGone ? pathname + search + hash : '');
    // A page that failed to load shows its own message, and the visitor can try it again.
    shown.current = page ? pathname : '';
    if (!page) return;
    replaceHead(page.head);
    const main = document.getElementById('main');
    nameMovingPicture(from, main);
    const link = isBack
      ? main?.querySelector<HTMLElement>(`a[href="${CSS.escape(leftBy.current.get(key) ?? '')}"]`)
      : null;
    const focus = () => (link ?? main)?.focus({ preventScroll: true });
    focus();
    // A dialog that is still there takes the focus back, and then loses it.
    const focusAgain = () => {
      if (document.querySelector('[role="dialog"]')) requestAnimationFrame(focusAgain);
      else if (document.activeElement === document.body) focus();
    };
    requestAnimationFrame(focusAgain);
  }, [key, pathname, search, hash, isBack, page]);

  return page === undefined || page === first.current ? '' : page.head.title;
}
