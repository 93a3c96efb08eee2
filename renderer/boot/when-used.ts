import { tabStorage } from './places.ts';

/** What somebody does on purpose, of which a button or a field hears. */
const uses = ['keydown', 'input', 'click'] as const;
/** No `pointerover`, which comes by itself where the page opens under a pointer that rests, and no `scroll`, which reloading causes. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'focusin', ...uses] as const;

/**
 * Runs `start` at the first sign that somebody uses the page, or at once where the page shows nothing without it; where that fails, again
 * with each use. A block says that it shows nothing by `data-live`: `always`, or `query` for an address with one; or by `data-draft`, the
 * key under which the tab keeps what it shows, where there is something.
 * @param start called with whether somebody uses the page
 */
export function whenUsed(start: (isUsed: boolean) => Promise<unknown>): void {
  const live = window.location.search === '' ? '[data-live="always"]' : '[data-live]';
  const draft = document.querySelector<HTMLElement>('[data-draft]')?.dataset.draft;
  const isLive = document.querySelector(live) !== null || Boolean(draft && tabStorage()?.getItem(draft));
  const run = (event?: Event) => {
    // A browser tells a page that has just been laid out where a resting pointer is.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    for (const sign of signs) window.removeEventListener(sign, run);
    start(!isLive).catch((error) => {
      // Without its script the page still reads and navigates.
      console.error(error);
      listen(uses);
    });
  };
  const listen = (events: readonly (typeof signs)[number][]) => {
    for (const event of events) window.addEventListener(event, run, { passive: true });
  };
  // Somebody may have used the page before this script came.
  const isUsed = navigator.userActivation?.hasBeenActive || document.querySelector(':focus') !== null;
  if (isUsed || isLive) run();
  else listen(signs);
}
