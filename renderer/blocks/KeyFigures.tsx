import type { KeyFiguresBlock } from '../../schemas/generated/blocks/key-figures.ts';
import { figureWords } from '../ui/figure-words.ts';
import * as styles from './KeyFigures.css.ts';

export default function KeyFigures({ id, heading, items }: KeyFiguresBlock) {
  return (
    <section id={id} className={styles.root}>
      <h2 className={styles.heading}>{heading}</h2>
      <dl className={styles.list}>
        {items.map(({ href, ...figure }) => {
          const { value, label } = figureWords(figure);
          return (
            <div key={label} className={styles.item}>
              <dt className={styles.label}>{href === undefined ? label : <a href={href}>{label}</a>}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
