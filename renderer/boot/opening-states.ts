import { openState, openStateText } from '../state/open-state.ts';

/** Writes into a line made for it, from the hours in its attributes, whether they are open now. */
export function showOpeningState(line: HTMLElement | null): void {
  if (!line) return;
  const { hours = '[]', changes = '[]', zone = 'UTC', length } = line.dataset;
  const state = openState(JSON.parse(hours), new Date(), zone, JSON.parse(changes));
  line.dataset.open = String(state.isOpen);
  line.textContent = openStateText(state, length === 'short' ? 'short' : 'long');
}

/**
 * Lets all such lines go on with the clock, once the page is painted, which the first look at a time zone would keep waiting: several times
 * a minute, since timers are late in a tab that was put aside.
 */
export function showOpeningStates(): void {
  const show = () => document.querySelectorAll<HTMLElement>('[data-hours]').forEach(showOpeningState);
  requestAnimationFrame(() => setTimeout(show));
  setInterval(show, 10_000);
  document.addEventListener('visibilitychange', show);
}
