/** Where React Router's ScrollRestoration saves scroll positions, by the key of the history entry. */
const storage = 'react-router-scroll-positions';

/**
 * Before the router has loaded, gives each history entry a key as the router would, and saves the scroll position when somebody
 * clicks a link within the page. The router can then go back to it.
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

/** Saves the scroll position of the current history entry; undefined leaves the page where it is. */
export function keepPlace(top: number | undefined): void {
  try {
    const places = JSON.parse(sessionStorage.getItem(storage) ?? '{}');
    sessionStorage.setItem(storage, JSON.stringify({ ...places, [window.history.state.key]: top }));
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

function nameEntry(): void {
  const { state } = window.history;
  if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}
