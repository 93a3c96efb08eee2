/** Where React Router's ScrollRestoration saves scroll positions, by the key of the history entry. */
const storage = 'react-router-scroll-positions';

/** Until the router has loaded, names history entries as it would, and saves where a visitor leaves for another part of the page. */
export function keepPlaces(): void {
  const nameEntry = () => {
    const { state } = window.history;
    if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
  };
  nameEntry();
  // The browser leaves the scroll position of such an entry to the router.
  if (window.history.scrollRestoration === 'manual') window.scrollTo(0, places()[window.history.state.key] ?? 0);
  window.addEventListener('hashchange', nameEntry);
  // Safari shows a page that it has kept at its top if the router was to scroll it, and lays it out after this event.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || window.history.scrollRestoration === 'auto') return;
    const top = places()[window.history.state?.key];
    if (top !== undefined) requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
  });
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash && link.pathname === window.location.pathname) keepPlace(window.scrollY);
  };
  document.addEventListener('click', onClick, true);
}

/**
 * Until the router has loaded, loads the page to which Back or Forward leads. The router of a document that the visitor has loaded
 * again, or that the browser had discarded, made those history entries, so the browser changes only the address.
 * @returns a function that stops it, for when the router takes over
 */
export function followHistory(): () => void {
  const address = () => window.location.pathname + window.location.search;
  const shown = address();
  const onPop = () => {
    if (address() === shown) return;
    // Otherwise the browser would scroll to where the page that still shows is now.
    window.history.scrollRestoration = 'manual';
    window.location.reload();
  };
  window.addEventListener('popstate', onPop);
  return () => window.removeEventListener('popstate', onPop);
}

/** The saved scroll positions, by the key of the history entry. None if the browser stores nothing, or somebody has spoiled them. */
function places(): Record<string, number | undefined> {
  try {
    return JSON.parse(sessionStorage.getItem(storage) ?? '{}');
  } catch {
    return {};
  }
}

/** Saves the scroll position of the current history entry. */
function keepPlace(top: number): void {
  try {
    sessionStorage.setItem(storage, JSON.stringify({ ...places(), [window.history.state.key]: top }));
  } catch {
    // If the browser stores nothing or has no room, the page just scrolls to the top.
  }
}

/** Storage that lasts as long as the tab; undefined if the visitor blocks it. */
export function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
