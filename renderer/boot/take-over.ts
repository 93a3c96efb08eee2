import { keepUse } from './early-use.ts';
import { showOpenStates } from './open-state.ts';
import { followHistory, keepPlaces } from './places.ts';
import { followPresses } from './press.ts';

/** Starts what a page needs before its script has loaded. @returns a function that hydrates the page, if any, and gives its router */
export function prepare() {
  const { dataset } = document.documentElement;
  showOpenStates();
  keepPlaces();
  const stopFollowing = followHistory();
  const released = followPresses();
  let use = keepUse();
  dataset.prepared = '';

  return async () => {
    const { page, layout, styles } = dataset;
    const load = async (address: string) => (await fetch(address)).json();
    try {
      if (!page || !layout) return undefined;
      const [{ hydrate }, ...models] = await Promise.all([
        import('../hydrate.tsx'),
        load(page),
        load(layout),
        styles && addStyles(styles),
      ]);
      return await hydrate(models[0], models[1], async () => {
        await released();
        use.stop();
        stopFollowing();
        markFailed(false);
      });
    } finally {
      await use.repeat();
      if (page && dataset.hydrated === undefined) {
        // The visitor can try again.
        use = keepUse();
        markFailed(true);
      }
    }
  };
}

/** While the script has failed to load, the page looks as it does without JavaScript, with a copy of each `noscript` note. */
function markFailed(isFailed: boolean): void {
  document.documentElement.toggleAttribute('data-failed', isFailed);
  for (const copy of document.querySelectorAll('[data-note]')) copy.remove();
  if (!isFailed) return;
  for (const note of document.querySelectorAll('#root noscript'))
    note.insertAdjacentHTML('afterend', `<div data-note>${note.textContent}</div>`);
}

/**
 * Adds the full style sheet; resolves when it has loaded or failed. It takes the id of the one that React Aria would insert first,
 * which would make the browser reload fonts and shift the text.
 */
function addStyles(href: string): Promise<unknown> {
  return new Promise((resolve) => {
    const link = { rel: 'stylesheet', href, id: 'react-aria-pressable-style', onload: resolve, onerror: resolve };
    document.head.append(Object.assign(document.createElement('link'), link));
  });
}
