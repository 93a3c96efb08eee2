import type { PolicyContactBlock } from '../../schemas/generated/blocks/policy-contact.ts';
import { Unbroken } from '../ui/Unbroken.tsx';
import * as styles from './PolicyContact.css.ts';

export default function PolicyContact({ id, heading, text, ways }: PolicyContactBlock) {
  return (
    <section id={id} className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className={styles.heading}>{heading}</h2>
          {text === undefined ? null : <p className={styles.text}>{text}</p>}
        </div>
        <dl className={styles.ways}>
          {ways.map((way) => (
            <div key={way.label} className={styles.way}>
              <dt className={styles.label}>{way.label}</dt>
              <dd>
                {way.href === undefined ? (
                  way.text
                ) : (
                  <a href={way.href} className={styles.link}>
                    {way.href.startsWith('tel:') ? <Unbroken text={way.text} /> : way.text}
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
