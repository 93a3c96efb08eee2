import type { FactInWords } from '../../schemas/generated/common/fact-in-words.ts';
import * as styles from './Figures.css.ts';
import { filledFigures } from './figure-words.ts';

/** A few large figures side by side, each with its label below. Draws nothing if there are none. */
export function Figures({ figures }: { figures: readonly FactInWords[] | undefined }) {
  const filled = filledFigures(figures);
  if (filled.length === 0) return null;
  return (
    <ul className={styles.root}>
      {filled.map(({ value, label }) => (
        <li key={label + value} className={styles.figure}>
          <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
        </li>
      ))}
    </ul>
  );
}
