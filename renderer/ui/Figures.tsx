import * as styles from './Figures.css.ts';
import { type Figure, figureWords } from './figure-words.ts';

/** A few figures side by side, each large with what it counts below. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.root}>
      {figures.map(figureWords).map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
