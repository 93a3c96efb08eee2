import { tabStorage } from './places.ts';

/** No `pointerover`, which comes by itself where the page opens under a pointer that rests, and no `scroll`, which reloading causes. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'input', 'click'] as const;

/**
 * Runs `start` once: at the first sign that somebody uses the page, or at once where the page shows nothing without it. A block says
 * the latter of itself by `data-live`: `always`, or `query` for an address with one; or by `data-draft`, the key under which the tab keeps
 * what it shows, where there is something.
 * @param start called with whether somebody uses the page
 */
export function whenUsed(start: (isUsed: boolean) => Promise<unknown>): void {
  const live = window.location.search === '' ? '[data-live="always"]' : '[data-live]';
  const draft = document.querySelector<HTMLElement>('[data-draft]')?.dataset.draft;
  const isLive = document.querySelector(live) !== null || Boolean(draft && tabStorage()?.getItem(draft));
  let started = false;
  const run = (event?: Event) => {
    // A browser tells a page that has just been laid out where a resting pointer is.
    const isMove = event instanceof PointerEvent && event.type === 'pointermove';
    if (started || (isMove && event.movementX === 0 && event.movementY === 0)) return;
    started = true;
    for (const sign of signs) window.removeEventListener(sign, run);
    // Without its script the page still reads and navigates, so a failure is only worth a line in the console.
    start(!isLive).catch((error) => console.error(error));
  };
  // Somebody may have used the page before this script came.
  const isUsed = navigator.userActivation?.hasBeenActive || document.querySelector(':focus') !== null;
  if (isUsed || isLive) run();
  else for (const sign of signs) window.addEventListener(sign, run, { passive: true });
}
