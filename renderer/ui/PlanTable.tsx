import type { RentalPlansBlock } from '../../schemas/generated/blocks/rental-plans.ts';
import { hidden } from '../layout/layout.css.ts';
import * as styles from './PlanTable.css.ts';

/** The plans of a cart as a small table. The name of a plan is the link to reserve it. */
export function PlanTable({ cart, labelledBy }: { cart: RentalPlansBlock['carts'][number]; labelledBy: string }) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead className={styles.heads}>
        <tr>
          <th scope="col" className={styles.head}>
            Reserve
          </th>
          <th scope="col" className={styles.headFigure}>
            Per day
          </th>
          <th scope="col" className={styles.headFigure}>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {cart.plans.map((plan) => (
          <tr key={plan.slug} className={styles.row}>
            <th scope="row" abbr={plan.title} className={styles.plan}>
              <div>
                <p className={styles.badges}>
                  {plan.badge === undefined ? null : <span>{plan.badge} </span>}
                  {plan.recommended ? <span className={styles.recommended}>RECOMMENDED</span> : null}
                </p>
                <a href={plan.href} className={styles.link}>
                  {plan.title}
                  <span className={hidden}> {cart.name}</span>
                </a>
                {plan.savingsText === '' ? null : <p className={styles.text}>{plan.savingsText}</p>}
                {plan.priceNote === undefined ? null : <p className={styles.text}>{plan.priceNote}</p>}
                {plan.renewal === undefined ? null : <p className={styles.text}>{plan.renewal}</p>}
                {plan.description === undefined ? null : <p className={styles.text}>{plan.description}</p>}
              </div>
            </th>
            <td data-column="Per day" className={styles.figure}>
              <span className={styles.perDay}>{plan.perDayText}</span>
            </td>
            <td data-column="Total" className={styles.figure}>
              {plan.priceText} <span className={styles.duration}>for {plan.durationText}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
