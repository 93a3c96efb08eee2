/** How long a page that is left and come back to may take to be as tall as it was. */
const patienceMs = 2000;

const positions = new Map<string, number>();

/** Keeps how far the window is scrolled in the entry of the history that is left. */
export function keepScroll(key: string): void {
  positions.set(key, window.scrollY);
}

/**
 * Scrolls to where the window was in this entry of the history, once the page is tall enough for that; a visitor who scrolls in the
 * meantime decides.
 * @returns false for an entry that nobody has left
 */
export function restoreScroll(key: string): boolean {
  const top = positions.get(key);
  if (top === undefined) return false;
  const restore = () => {
    window.scrollTo(0, top);
    return document.documentElement.scrollHeight - window.innerHeight >= top;
  };
  if (restore()) return true;
  const observer = new ResizeObserver(() => restore() && end());
  const end = () => {
    observer.disconnect();
    for (const sign of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(sign, end);
  };
  observer.observe(document.body);
  for (const sign of ['wheel', 'touchstart', 'keydown']) window.addEventListener(sign, end, { passive: true });
  setTimeout(end, patienceMs);
  return true;
}

/** Takes scrolling in the history over from the browser, which knows nothing of pages that are still on their way. */
export function takeOverScroll(): void {
  window.history.scrollRestoration = 'manual';
  // When the document is loaded again there is nothing to wait for.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
}
