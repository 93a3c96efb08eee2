import { keepUse } from './early-use.ts';
import { showOpenStates } from './open-state.ts';
import { keepPlace, keepPlaces } from './places.ts';

/**
 * Begins what a page needs before its script is there.
 * @returns lets React take the page over and gives its router; undefined where the document names no page
 */
export function prepare() {
  const { dataset } = document.documentElement;
  showOpenStates();
  keepPlaces();
  let use = keepUse();
  dataset.prepared = '';

  /** @param isAsked whether somebody uses the page */
  return async (isAsked: boolean) => {
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
      return await hydrate(models[0], models[1], () => {
        use.stop();
        // Somebody may be scrolling just now.
        if (isAsked) keepPlace(undefined);
      });
    } finally {
      await use.repeat();
      if (page && dataset.hydrated === undefined) {
        // Somebody may try again, and until then finds the links of the header without us (blocks/SiteHeader.css.ts).
        use = keepUse();
        delete dataset.prepared;
      }
    }
  };
}

/**
 * Adds the styles of everything to those that the page came with. Resolves when they are there, or cannot be had. They have the id of the
 * style sheet that React Aria puts in front of all others, which makes the browser look at its fonts anew and move what is being read.
 */
function addStyles(href: string): Promise<unknown> {
  return new Promise((resolve) => {
    const link = { rel: 'stylesheet', href, id: 'react-aria-pressable-style', onload: resolve, onerror: resolve };
    document.head.append(Object.assign(document.createElement('link'), link));
  });
}
