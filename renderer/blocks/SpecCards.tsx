import type { SpecCardsBlock } from '../../schemas/generated/blocks/spec-cards.ts';
import { Icon } from '../art/Icon.tsx';
import * as styles from './SpecCards.css.ts';

export default function SpecCards({ id, heading = 'At a glance', items }: SpecCardsBlock) {
  return (
    <section id={id} aria-label={heading} className={styles.root}>
      <dl className={styles.list}>
        {items.map(({ label, value, icon }) => (
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
