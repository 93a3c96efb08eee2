import { onMinute } from '../state/clock.ts';
import { openState, openStateText } from '../state/open-state.ts';

/** Says in each line made for it whether they are open now, and goes on with the clock until the returned function is called. */
export function showOpeningStates(): () => void {
  const show = () => {
    for (const line of document.querySelectorAll<HTMLElement>('[data-hours]')) {
      const { hours = '[]', changes = '[]', zone = 'UTC', length } = line.dataset;
      const state = openState(JSON.parse(hours), new Date(), zone, JSON.parse(changes));
      line.dataset.open = String(state.isOpen);
      line.textContent = openStateText(state, length === 'short' ? 'short' : 'long');
    }
  };
  show();
  return onMinute(show);
}
