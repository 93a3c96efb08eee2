import { useMinute } from '../state/minute.ts';
import { type OpeningChange, type OpeningDay, openState, openStateText } from '../state/open-state.ts';
import * as styles from './OpenNow.css.ts';

interface OpenNowProps {
  /** Without them, nothing is said. */
  days?: readonly OpeningDay[] | undefined;
  changes?: readonly OpeningChange[] | undefined;
  timeZone?: string | undefined;
  length?: 'long' | 'short';
}

/**
 * Whether they are open at this moment. It needs the visitor's clock, so its line is built empty; until React takes over,
 * boot/opening-states.ts fills it from the attributes, which is why it may differ then.
 */
export function OpenNow({ days, changes = [], timeZone, length = 'long' }: OpenNowProps) {
  const now = useMinute();
  if (!days || !timeZone) return null;
  const state = now ? openState(days, now, timeZone, changes) : undefined;
  return (
    <p
      className={styles.root}
      data-scripted=""
      data-hours={JSON.stringify(days)}
      data-changes={changes.length === 0 ? undefined : JSON.stringify(changes)}
      data-zone={timeZone}
      data-length={length}
      data-open={state?.isOpen}
      suppressHydrationWarning
    >
      {state ? openStateText(state, length) : ''}
    </p>
  );
}
