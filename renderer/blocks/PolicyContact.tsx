import type { PolicyContactBlock } from '../../schemas/generated/blocks/policy-contact.ts';
import { Unbroken } from '../ui/Unbroken.tsx';
import * as styles from './PolicyContact.css.ts';

export default function PolicyContact({ id, heading, text, ways }: PolicyContactBlock) {
  return (
    <section id={id} className={styles.root}>
      <div className={styles.inner} data-call="">
        <div className={styles.words}>
          <h2 className={styles.heading}>{heading}</h2>
          {text === undefined ? null : <p className={styles.text}>{text}</p>}
        </div>
        <dl className={styles.ways}>
          {ways.map(({ label, fact, text: words = fact?.text ?? '', href = fact?.href }) => (
            <div key={label} className={styles.way}>
              <dt className={styles.label}>{label}</dt>
              <dd>
                {href === undefined ? (
                  words
                ) : (
                  <a href={href} className={styles.link}>
                    {href.startsWith('tel:') ? <Unbroken text={words} /> : words}
                  </a>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
