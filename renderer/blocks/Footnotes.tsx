import type { FootnotesBlock } from '../../schemas/generated/blocks/footnotes.ts';
import * as styles from './Footnotes.css.ts';

export default function Footnotes({ id, heading = 'Conditions', items, links = [] }: FootnotesBlock) {
  return (
    <section id={id} aria-label={heading} className={styles.root}>
      <div className={styles.inner}>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {links.length === 0 ? null : (
          <p className={styles.links}>
            {links.map(({ label, href }) => (
              <a key={href} href={href} className={styles.link}>
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}
