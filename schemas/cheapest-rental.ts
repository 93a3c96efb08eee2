import type { RentalEstimatorBlock } from './generated/blocks/rental-estimator.ts';

export type RentalPlan = RentalEstimatorBlock['carts'][number]['plans'][number];

/** The `parts`, the longest plan first, say how often each is taken, and for how many further days it is renewed in all. */
export type Estimate = NonNullable<ReturnType<typeof cheapestRental>>;

/**
 * The cheapest combination of plans for each number of days, found by dynamic programming over the days. A plan may be renewed by the day
 * at its own rate, and may cover more days than asked for. Of equally cheap ways the one with the fewest plans counts.
 * @returns by the number of days, from none to `days`; without plans for none alone
 */
export function cheapestWays(plans: readonly RentalPlan[], days: number) {
  const offers = plans.flatMap((plan) =>
    Array.from({ length: plan.renewalPerDay === undefined ? 1 : days }, (_, renewedDays) => {
      const cents = Math.round(plan.price * 100) + renewedDays * Math.round((plan.renewalPerDay ?? 0) * 100);
      return { plan, renewedDays, days: plan.days + renewedDays, cents };
    }),
  );
  const best = [{ cents: 0, parts: offers.slice(0, 0) }];
  for (let wanted = 1; wanted <= days; wanted += 1) {
    const ways = offers.flatMap((offer) => {
      const rest = best[Math.max(0, wanted - offer.days)];
      return rest ? { cents: rest.cents + offer.cents, parts: [...rest.parts, offer] } : [];
    });
    best.push(...ways.sort((a, b) => a.cents - b.cents || a.parts.length - b.parts.length).slice(0, 1));
  }
  return best;
}

/**
 * The cheapest combination of plans that covers a number of days.
 * @param days a whole number, at least 1
 * @returns undefined without plans
 */
export function cheapestRental(plans: readonly RentalPlan[], days: number) {
  const way = cheapestWays(plans, days)[days];
  if (!way) return undefined;
  const { cents, parts } = way;
  const [only] = parts;
  // A plan's rate per day may be rounded up further than its price divided by its days; the two must not stand side by side.
  const isExactPlan = parts.length === 1 && only?.renewedDays === 0 && only.days === days;
  const sum = (key: 'days' | 'renewedDays', of: typeof parts) => of.reduce((total, offer) => total + offer[key], 0);
  return {
    parts: [...Map.groupBy(parts, ({ plan }) => plan)]
      .map(([plan, those]) => ({ plan, times: those.length, renewedDays: sum('renewedDays', those) }))
      .sort((a, b) => b.plan.days - a.plan.days),
    /** US dollars. */
    total: cents / 100,
    /** US dollars for each of the days asked for, never rounded down; for exactly one plan its published rate. */
    perDay: (isExactPlan && only.plan.renewalPerDay) || Math.ceil(cents / days) / 100,
    /** At least the days asked for; more where a longer plan is the cheaper one. */
    coveredDays: sum('days', parts),
  };
}
