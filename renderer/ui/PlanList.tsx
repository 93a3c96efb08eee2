import type { RentalPlansBlock } from '../../schemas/generated/blocks/rental-plans.ts';
import { action } from './Action.css.ts';
import * as styles from './PlanList.css.ts';
import { SavingsBar } from './SavingsBar.tsx';

type RentalCart = RentalPlansBlock['carts'][number];

/** The plans of a cart as a list: the daily rates line up, and the bars of what is saved get longer from plan to plan. */
export function PlanList({ cart, heading: Title }: { cart: RentalCart; heading: 'h3' | 'h4' }) {
  return (
    <ol className={styles.list}>
      {cart.plans.map((plan) => (
        <li key={plan.slug} className={styles.plan} data-recommended={plan.recommended ? '' : undefined}>
          {plan.recommended ? <p className={styles.recommended}>RECOMMENDED</p> : null}
          <div className={styles.name}>
            {plan.badge === undefined ? null : <p className={styles.badge}>{plan.badge}</p>}
            <Title className={styles.title}>{plan.title}</Title>
          </div>
          <p className={styles.rate}>
            <strong className={styles.amount}>{plan.perDayText}</strong> per day
          </p>
          {plan.description === undefined ? null : <p className={styles.text}>{plan.description}</p>}
          <div className={styles.bar}>
            {plan.savingsText === '' ? null : <SavingsBar savingsPercent={plan.savingsPercent} />}
          </div>
          {plan.savingsText === '' ? null : <p className={styles.saved}>{plan.savingsText}</p>}
          <p className={styles.total}>
            {plan.priceText === plan.perDayText ? (
              // The rate above is the price.
              `For ${plan.durationText}`
            ) : (
              <>
                <span className={styles.sum}>{plan.priceText}</span> for {plan.durationText}
              </>
            )}
          </p>
          <div className={styles.terms}>
            {plan.priceNote === undefined ? null : <p>{plan.priceNote}</p>}
            {plan.renewal === undefined ? null : <p>{plan.renewal}</p>}
            {plan.delivery === undefined ? null : <p>{plan.delivery}</p>}
          </div>
          <div className={styles.reserve}>
            <a
              href={plan.href}
              className={action[plan.recommended ? 'primary' : 'secondary']}
              aria-label={`RESERVE TODAY: ${cart.name}, ${plan.title}`}
            >
              RESERVE TODAY
            </a>
          </div>
        </li>
      ))}
    </ol>
  );
}
