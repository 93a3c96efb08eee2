import * as styles from './Hours.css.ts';

/** Opening hours, a line for each run of days. */
export function Hours({ lines }: { lines: readonly { days: string; times: string }[] }) {
  return (
    <dl className={styles.root}>
      {lines.map(({ days, times }) => (
        <div key={days} className={styles.line}>
          <dt className={styles.days}>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}
