import * as styles from './Hours.css.ts';

interface HoursProps {
  lines: readonly { days: string; times: string }[];
  /** Dates with different hours, such as holidays. */
  changes?: readonly { dates: string; times: string }[] | undefined;
}

/** Opening hours, one line for each range of days. */
export function Hours({ lines, changes = [] }: HoursProps) {
  const differing = changes.map(({ dates, times }) => ({ days: dates, times }));
  return (
    <dl className={styles.root}>
      {[...lines, ...differing].map(({ days, times }) => (
        <div key={days} className={styles.line}>
          <dt className={styles.days}>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}
