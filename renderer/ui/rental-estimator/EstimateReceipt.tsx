import type { Estimate, RentalPlan } from '../../../schemas/cheapest-rental.ts';
import { formatQuantity, formatUsd } from '../../../schemas/format.ts';
import { Action, type ActionProps } from '../Action.tsx';
import * as styles from './EstimateReceipt.css.ts';

type Part = Estimate['parts'][number];

interface EstimateReceiptProps {
  estimate: Estimate;
  /** All plans of the cart. */
  plans: readonly RentalPlan[];
  days: number;
  /** The link that reserves these days. */
  action: ActionProps;
}

/** Shows how an estimate adds up: the plans in one sentence, a line of math for each, the total, and the price per day. */
export function EstimateReceipt({ estimate, plans, days, action }: EstimateReceiptProps) {
  const { parts, total, perDay, coveredDays } = estimate;
  const dailyRate = plans.find((plan) => plan.days === 1)?.price ?? perDay;
  return (
    <div className={styles.root}>
      <p className={styles.sum} aria-live="polite">
        {`${sentence(parts)} = ${formatUsd(total)}`}
      </p>
      <dl className={styles.lines}>
        {parts.flatMap(linesOf).map(({ term, amount }) => (
          <div key={term} className={styles.line}>
            <dt>{term}</dt>
            <dd className={styles.amount}>{formatUsd(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{`Total for ${formatDays(days)}`}</dt>
          <dd className={styles.totalAmount}>{formatUsd(total)}</dd>
        </div>
      </dl>
      <p className={styles.quiet}>
        {`That is ${formatUsd(perDay)} a day${perDay < dailyRate ? `; the daily rate is ${formatUsd(dailyRate)}` : ''}.`}
      </p>
      {coveredDays > days ? (
        <p className={styles.quiet}>
          {`It covers ${formatDays(coveredDays)} and costs no more than any other way to cover ${formatDays(days)}.`}
        </p>
      ) : null}
      <div className={styles.action} data-held="">
        <Action {...action} />
      </div>
    </div>
  );
}

/** `7 days`, `1 day`. */
function formatDays(days: number): string {
  return formatQuantity(days, 'day');
}

/** `Weekly rental + 2 days`. */
function sentence(parts: readonly Part[]): string {
  return parts
    .flatMap(({ plan, times, renewedDays }) => [
      times > 1 ? `${times} × ${plan.title}` : plan.title,
      ...(renewedDays > 0 ? [formatDays(renewedDays)] : []),
    ])
    .join(' + ');
}

function linesOf({ plan, times, renewedDays }: Part): { term: string; amount: number }[] {
  const length = formatDays(plan.days);
  const term = times > 1 ? `${times} × ${plan.title}, ${length} each` : `${plan.title}, ${length}`;
  const lines = [{ term, amount: times * plan.price }];
  if (renewedDays > 0 && plan.renewalPerDay !== undefined) {
    const more = `${formatDays(renewedDays)} more at ${formatUsd(plan.renewalPerDay)}`;
    lines.push({ term: more, amount: renewedDays * plan.renewalPerDay });
  }
  return lines;
}
