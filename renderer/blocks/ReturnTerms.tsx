import type { ReturnTermsBlock } from '../../schemas/generated/blocks/return-terms.ts';
import { figureWords } from '../ui/figure-words.ts';
import * as styles from './ReturnTerms.css.ts';

export default function ReturnTerms({ id, heading, scope, items }: ReturnTermsBlock) {
  return (
    <section id={id} className={styles.root}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {items.map(({ name, href, window, requirement, restockingFee, terms = [] }) => (
          <li key={name} className={styles.item}>
            <h3 className={styles.name}>
              <a href={href} className={styles.link}>
                {name}
              </a>
            </h3>
            <p className={styles.window}>{window.text}</p>
            <ul className={styles.terms}>
              {[requirement, feeOf(restockingFee), ...terms].map(wordsOf).map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {scope === undefined ? null : <p className={styles.scope}>{scope}</p>}
    </section>
  );
}

type Item = ReturnTermsBlock['items'][number];

function wordsOf(term: Item['requirement']): string {
  return typeof term === 'string' ? term : figureWords(term).value;
}

/** "15% restocking fee" */
function feeOf({ text, label }: Item['restockingFee']): string {
  return `${text} ${label.toLowerCase()}`;
}
