/** Where react-router's ScrollRestoration keeps how far each entry of the history is scrolled, by the key of the entry. */
const storage = 'react-router-scroll-positions';

/**
 * Gives entries of the history that begin before the router is there a key, as it would, and keeps how far the page is scrolled when a
 * link within it leads on: the router can go back to there.
 */
export function keepPlaces(): void {
  nameEntry();
  window.addEventListener('hashchange', nameEntry);
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash && link.pathname === window.location.pathname) keepPlace(window.scrollY);
  };
  document.addEventListener('click', onClick, true);
}

/** Keeps how far the present entry of the history is scrolled; undefined when it is to stay where it is. */
export function keepPlace(top: number | undefined): void {
  try {
    const places = JSON.parse(sessionStorage.getItem(storage) ?? '{}');
    sessionStorage.setItem(storage, JSON.stringify({ ...places, [window.history.state.key]: top }));
  } catch {
    // A browser that keeps nothing, or has no room, scrolls to the top.
  }
}

/** What is kept for as long as the tab is open; undefined where the visitor lets the browser keep nothing. */
export function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

function nameEntry(): void {
  const { state } = window.history;
  if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}
