import { keepUse } from './boot/early-use.ts';
import { showOpeningStates } from './boot/opening-states.ts';
import { keepPlace, keepPlaces } from './boot/places.ts';
import { whenUsed } from './boot/when-used.ts';

/*
 * All that a page loads before somebody uses it. The rest comes at the first sign of use, since a visitor who only reads needs none
 * of it; what is clicked, typed or chosen until it is there is kept and happens then.
 */
const stopClock = showOpeningStates();
const use = keepUse();
const leavePlaces = keepPlaces();

whenUsed(async (isAsked) => {
  const { page, layout, styles } = document.documentElement.dataset;
  if (!page || !layout) return;
  const models = Promise.all([page, layout].map(async (address) => (await fetch(address)).json()));
  models.catch(() => {});
  const styled = styles ? addStyles(styles) : undefined;
  try {
    const { hydrate } = await import('./hydrate.tsx');
    await styled;
    await hydrate(models, () => {
      use.stop();
      leavePlaces();
      // Somebody may be scrolling just now.
      if (isAsked) keepPlace(undefined);
    });
    stopClock();
  } finally {
    await use.repeat();
  }
});

/**
 * Adds the styles of everything to those that the page came with. Resolves when they are there, or cannot be had. They have the id of the
 * style sheet that React Aria puts in front of all others, which makes the browser look at its fonts anew and move what is being read.
 */
function addStyles(href: string): Promise<unknown> {
  const id = 'react-aria-pressable-style';
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, id });
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
}
