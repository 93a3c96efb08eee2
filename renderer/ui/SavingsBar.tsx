import { Drawing } from '../art/Drawing.tsx';
import * as styles from './SavingsBar.css.ts';

/** The rate of a plan as a part of the daily rate, which is the full bar. The text next to it says the same. */
export function SavingsBar({ savingsPercent }: { savingsPercent: number }) {
  return (
    <Drawing viewBox="0 0 100 10" preserveAspectRatio="none" className={styles.root}>
      <rect className={styles.whole} width="100" height="10" />
      <rect className={styles.paid} width={100 - savingsPercent} height="10" rx="0.5" />
    </Drawing>
  );
}
