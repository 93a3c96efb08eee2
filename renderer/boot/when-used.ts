import { tabStorage } from './places.ts';

/** What a visitor does on purpose, and what a button or field gets events for. */
const uses = ['keydown', 'input', 'click'] as const;
/** Not `pointerover`, which also fires when a page opens under a resting pointer, and not `scroll`, which also fires on a reload. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'focusin', ...uses] as const;

/**
 * Runs `start` at the first sign of use, or at once if a block needs it: `data-live` says `always`, or `query` for an address with
 * one, and `data-draft` names something that the tab may have stored. If `start` fails, every further use tries again.
 */
export function whenUsed(start: () => Promise<unknown>): void {
  const live = window.location.search === '' ? '[data-live="always"]' : '[data-live]';
  const draft = document.querySelector<HTMLElement>('[data-draft]')?.dataset.draft;
  const isLive = document.querySelector(live) !== null || Boolean(draft && tabStorage()?.getItem(draft));
  const run = (event?: Event) => {
    // After layout, a browser reports a resting pointer as a move by zero.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    for (const sign of signs) window.removeEventListener(sign, run);
    start().catch((error) => {
      // Without its script, the page still reads and navigates.
      console.error(error);
      listen(uses);
    });
  };
  const listen = (events: readonly (typeof signs)[number][]) => {
    for (const event of events) window.addEventListener(event, run, { passive: true });
  };
  // The visitor may have used the page before this script loaded.
  const isUsed = navigator.userActivation?.hasBeenActive || document.querySelector(':focus') !== null;
  if (isUsed || isLive) run();
  else listen(signs);
}
