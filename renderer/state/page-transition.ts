/** Name of the picture that moves from one page to the next. It is set for the time of one transition only, on one element. */
const movingName = 'vehicle';

export interface Passage {
  /** Paths of the page that is left and of the one that comes. */
  from: string;
  to: string;
  /** The link that was followed; none when the visitor goes back or forward. */
  link: Element | undefined;
}

/**
 * Changes the screen, in a view transition where the browser has them and the visitor wants motion. The picture of a vehicle in a
 * list moves into the page of that vehicle, and back.
 * @param change changes the document at once
 */
export function changePage(change: () => void, { from, to, link }: Passage): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !document.startViewTransition) {
    change();
    return;
  }
  const leaving = pictureOf(vehicleAt(to), link?.closest('article, tr, th')) ?? pictureOf(vehicleAt(from));
  const moving = leaving?.closest<HTMLElement>('[data-vehicle]')?.dataset.vehicle;
  let coming: Moving | undefined;
  if (leaving) leaving.style.viewTransitionName = movingName;
  const transition = document.startViewTransition(() => {
    change();
    if (leaving) leaving.style.viewTransitionName = '';
    coming = pictureOf(moving);
    if (coming) coming.style.viewTransitionName = movingName;
  });
  // A transition that the browser leaves out, as in a tab that is not seen, has changed the page all the same.
  transition.ready.catch(() => {});
  transition.finished.finally(() => {
    if (coming) coming.style.viewTransitionName = '';
  });
}

type Moving = HTMLElement | SVGElement;

/** The last part of an address, which is a vehicle's slug if the page is one's. */
function vehicleAt(path: string): string | undefined {
  return /^\/vehicles?\/([^/]+)$/.exec(path)?.[1];
}

/** The picture of a vehicle that is on the screen, the first one. */
function pictureOf(slug: string | undefined, within: Element | null | undefined = document.getElementById('main')) {
  if (!slug || !within) return undefined;
  const pictures = within.querySelectorAll<Moving>(`[data-vehicle="${CSS.escape(slug)}"] > :is(svg, span, img)`);
  return [...pictures].find((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
}
