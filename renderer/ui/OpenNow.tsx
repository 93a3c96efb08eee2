import { useMinute } from '../state/minute.ts';
import { type OpeningDay, openState, openStateText } from '../state/open-state.ts';
import * as styles from './OpenNow.css.ts';

interface OpenNowProps {
  days: readonly OpeningDay[];
  timeZone: string;
  length?: 'long' | 'short';
}

/**
 * Whether they are open at this moment. It needs the visitor's clock, so its line is built empty; until React takes over,
 * boot/opening-states.ts fills it from the attributes, which is why it may differ then.
 */
export function OpenNow({ days, timeZone, length = 'long' }: OpenNowProps) {
  const now = useMinute();
  const state = now ? openState(days, now, timeZone) : undefined;
  return (
    <p
      className={styles.root}
      data-scripted=""
      data-hours={JSON.stringify(days)}
      data-zone={timeZone}
      data-length={length}
      data-open={state?.isOpen}
      suppressHydrationWarning
    >
      {state ? openStateText(state, length) : ''}
    </p>
  );
}
