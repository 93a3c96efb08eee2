import type { RentalEstimatorBlock } from './generated/blocks/rental-estimator.ts';

export type RentalPlan = RentalEstimatorBlock['carts'][number]['plans'][number];

/** `parts` lists the plans, longest first: how many times to take each, and how many extra days to renew it in total. */
export type Estimate = NonNullable<ReturnType<typeof cheapestRental>>;

/**
 * The cheapest combination of plans for each number of days, by dynamic programming over the days. A plan can be renewed by the day
 * at its own rate, and it can cover more days than needed. If two combinations cost the same, the one with fewer plans wins.
 * @returns a list by number of days, from 0 to `days`; without plans, it only has the entry for 0
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
  // Rounding can push a plan's published daily rate above its price divided by its days. Don't show both numbers.
  const isExactPlan = parts.length === 1 && only?.renewedDays === 0 && only.days === days;
  const sum = (key: 'days' | 'renewedDays', of: typeof parts) => of.reduce((total, offer) => total + offer[key], 0);
  const partOf = (plan: RentalPlan) => {
    const those = parts.filter((offer) => offer.plan === plan);
    return { plan, times: those.length, renewedDays: sum('renewedDays', those) };
  };
  return {
    parts: [...new Set(parts.map(({ plan }) => plan))].map(partOf).sort((a, b) => b.plan.days - a.plan.days),
    /** In US dollars. */
    total: cents / 100,
    /** In US dollars per requested day, rounded up. For exactly one plan, its published rate. */
    perDay: (isExactPlan && only.plan.renewalPerDay) || Math.ceil(cents / days) / 100,
    /** At least the requested days; more if a longer plan is cheaper. */
    coveredDays: sum('days', parts),
  };
}
