import { useMinute } from '../state/minute.ts';
import { type OpeningDay, openState, openStateText } from '../state/open-state.ts';
import * as styles from './OpenNow.css.ts';

interface OpenNowProps {
  days: readonly OpeningDay[];
  timeZone: string;
  length?: 'long' | 'short';
}

/** Whether they are open at this moment. It needs the visitor's clock, so its line is empty until the browser has taken over. */
export function OpenNow({ days, timeZone, length = 'long' }: OpenNowProps) {
  const now = useMinute();
  const state = now ? openState(days, now, timeZone) : undefined;
  return (
    <p className={styles.root} data-open={state?.isOpen}>
      {state ? openStateText(state, length) : null}
    </p>
  );
}
