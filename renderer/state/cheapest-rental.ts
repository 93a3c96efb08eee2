/** What the estimate needs of a rental plan. */
export interface EstimatePlan {
  slug: string;
  title: string;
  /** US dollars for the whole period. */
  price: number;
  /** Length of the period. */
  days: number;
  /** US dollars for each further day, where the plan can be renewed by the day. */
  renewalPerDay?: number;
}

/** A plan that the estimate takes: how many times, and for how many further days it is renewed in all. */
export interface EstimatePart<Plan extends EstimatePlan> {
  plan: Plan;
  times: number;
  renewedDays: number;
}

export interface Estimate<Plan extends EstimatePlan> {
  /** The longest plan first. */
  parts: EstimatePart<Plan>[];
  /** US dollars. */
  total: number;
  /** US dollars for each of the days asked for, never rounded down; for exactly one plan its published rate. */
  perDay: number;
  /** At least the days asked for; more where a longer plan is the cheaper one. */
  coveredDays: number;
}

/** The best way found for a number of days: its last step, and what is left for it to add to. */
interface Best<Plan> {
  cents: number;
  purchases: number;
  step?: { plan: Plan; renewedDays: number; remaining: number };
}

/**
 * The cheapest combination of plans that covers a number of days, found by dynamic programming over the days. A plan may be renewed
 * by the day at its own rate, and may cover more days than asked for. Of equally cheap ways the one with the fewest plans counts.
 * @param days a whole number, at least 1
 * @returns undefined without plans
 */
export function cheapestRental<Plan extends EstimatePlan>(
  plans: readonly Plan[],
  days: number,
): Estimate<Plan> | undefined {
  if (plans.length === 0) return undefined;
  const best: Best<Plan>[] = [{ cents: 0, purchases: 0 }];
  for (let wanted = 1; wanted <= days; wanted++) best.push(cheapestStep(plans, wanted, best));
  return summarize(best, days);
}

function cheapestStep<Plan extends EstimatePlan>(plans: readonly Plan[], wanted: number, best: Best<Plan>[]) {
  let cheapest: Best<Plan> = { cents: Number.POSITIVE_INFINITY, purchases: 0 };
  for (const plan of plans) {
    const mostRenewed = plan.renewalPerDay === undefined ? 0 : Math.max(0, wanted - plan.days);
    for (let renewedDays = 0; renewedDays <= mostRenewed; renewedDays++) {
      const remaining = Math.max(0, wanted - plan.days - renewedDays);
      const before = best[remaining] as Best<Plan>;
      const cents = before.cents + toCents(plan.price) + renewedDays * toCents(plan.renewalPerDay ?? 0);
      const purchases = before.purchases + 1;
      if (cents < cheapest.cents || (cents === cheapest.cents && purchases < cheapest.purchases))
        cheapest = { cents, purchases, step: { plan, renewedDays, remaining } };
    }
  }
  return cheapest;
}

function summarize<Plan extends EstimatePlan>(best: Best<Plan>[], days: number): Estimate<Plan> {
  const parts = new Map<string, EstimatePart<Plan>>();
  for (let step = best[days]?.step; step; step = best[step.remaining]?.step) {
    const { plan, renewedDays } = step;
    const part = parts.get(plan.slug) ?? { plan, times: 0, renewedDays: 0 };
    parts.set(plan.slug, { plan, times: part.times + 1, renewedDays: part.renewedDays + renewedDays });
  }
  const cents = best[days]?.cents ?? 0;
  const sorted = [...parts.values()].sort((one, other) => other.plan.days - one.plan.days);
  return {
    parts: sorted,
    total: cents / 100,
    perDay: publishedRate(sorted, days) ?? Math.ceil(cents / days) / 100,
    coveredDays: sorted.reduce((sum, { plan, times, renewedDays }) => sum + times * plan.days + renewedDays, 0),
  };
}

/** A plan's rate per day may be rounded up further than its price divided by its days; the two must not stand side by side. */
function publishedRate(parts: readonly EstimatePart<EstimatePlan>[], days: number): number | undefined {
  const [only, ...others] = parts;
  const isOnePlan = others.length === 0 && only?.times === 1 && only.renewedDays === 0 && only.plan.days === days;
  return isOnePlan ? only.plan.renewalPerDay : undefined;
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}
