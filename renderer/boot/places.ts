/** Where React Router's ScrollRestoration saves scroll positions, by the key of the history entry. */
const storage = 'react-router-scroll-positions';

/** Until the router has loaded, names history entries as it would, and saves where a visitor leaves for another part of the page. */
export function keepPlaces(): void {
  const nameEntry = () => {
    const { state } = window.history;
    if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
  };
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
