import type { KeyFiguresBlock } from '../../schemas/generated/blocks/key-figures.ts';
import { figureWords } from '../ui/figure-words.ts';
import * as styles from './KeyFigures.css.ts';

export default function KeyFigures({ id, heading, items }: KeyFiguresBlock) {
  return (
    <section id={id} className={styles.root}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {items.map(({ href, ...figure }) => {
          const { value, label } = figureWords(figure);
          return (
            // A screen reader reads each item as one phrase: "40 hours of orientation".
            <li key={`${value} ${label}`} className={styles.item}>
              <span className={styles.value}>{value}</span>{' '}
              <span className={styles.label}>{href === undefined ? label : <a href={href}>{label}</a>}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
