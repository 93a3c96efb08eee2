import { type Opening, showOpenState } from '../boot/open-state.ts';
import * as styles from './OpenNow.css.ts';

interface OpenNowProps extends Partial<Opening> {
  length?: 'long' | 'short';
}

/** Whether the place is open now; nothing if there are no days. It depends on the time, so boot/open-state.ts fills it in, not React. */
export function OpenNow({ days, changes, timeZone, length = 'long' }: OpenNowProps) {
  if (!days || !timeZone) return null;
  return (
    <p
      ref={showOpenState}
      className={styles.root}
      data-scripted="boot"
      data-opening={JSON.stringify({ days, changes, timeZone })}
      data-length={length}
      suppressHydrationWarning
    >
      {''}
    </p>
  );
}
