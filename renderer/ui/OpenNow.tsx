import { type Opening, showOpenState } from '../boot/open-state.ts';
import * as styles from './OpenNow.css.ts';

interface OpenNowProps extends Partial<Opening> {
  length?: 'long' | 'short';
}

/** Whether they are open at this moment; nothing without their days. It needs the visitor's clock, so React leaves the line empty. */
export function OpenNow({ days, changes, timeZone, length = 'long' }: OpenNowProps) {
  if (!days || !timeZone) return null;
  return (
    <p
      ref={showOpenState}
      className={styles.root}
      data-scripted=""
      data-opening={JSON.stringify({ days, changes, timeZone })}
      data-length={length}
      suppressHydrationWarning
    >
      {''}
    </p>
  );
}
