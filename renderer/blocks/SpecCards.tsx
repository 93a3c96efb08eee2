import type { SpecCardsBlock } from '../../schemas/generated/blocks/spec-cards.ts';
import { Icon } from '../art/Icon.tsx';
import { figureWords } from '../ui/figure-words.ts';
import * as styles from './SpecCards.css.ts';

export default function SpecCards({ id, heading = 'At a glance', items }: SpecCardsBlock) {
  return (
    <section id={id} aria-label={heading} className={styles.root}>
      <dl className={styles.list}>
        {items
          .map(({ icon, ...figure }) => ({ icon, ...figureWords(figure) }))
          .map(({ icon, label, value }) => (
            <div key={label} className={styles.card}>
              <dt className={styles.label}>
                {icon === undefined ? null : <Icon name={icon} size={22} className={styles.icon} />}
                {label}
              </dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
