import { showOpeningState } from '../boot/opening-states.ts';
import type { OpeningChange, OpeningDay } from '../state/open-state.ts';
import * as styles from './OpenNow.css.ts';

interface OpenNowProps {
  /** Without them, nothing is said. */
  days?: readonly OpeningDay[] | undefined;
  changes?: readonly OpeningChange[] | undefined;
  timeZone?: string | undefined;
  length?: 'long' | 'short';
}

/** Whether they are open at this moment. It needs the visitor's clock: React leaves the line empty, and boot/opening-states.ts fills it. */
export function OpenNow({ days, changes = [], timeZone, length = 'long' }: OpenNowProps) {
  if (!days || !timeZone) return null;
  return (
    <p
      ref={showOpeningState}
      className={styles.root}
      data-scripted=""
      data-hours={JSON.stringify(days)}
      data-changes={changes.length === 0 ? undefined : JSON.stringify(changes)}
      data-zone={timeZone}
      data-length={length}
      suppressHydrationWarning
    >
      {''}
    </p>
  );
}
