import { Drawing } from '../art/Drawing.tsx';
import * as styles from './SavingsBar.css.ts';

/** What a plan saves, as a part of the daily rate, which is the whole bar. The text next to it says the same. */
export function SavingsBar({ savingsPercent }: { savingsPercent: number }) {
  return (
    <Drawing viewBox="0 0 100 10" preserveAspectRatio="none" className={styles.root}>
      <rect className={styles.whole} width="100" height="10" />
      <rect className={styles.saved} width={savingsPercent} height="10" rx="0.5" />
    </Drawing>
  );
}
