import type { RentalEstimatorBlock } from '../../schemas/generated/blocks/rental-estimator.ts';

/** What the estimate needs of a rental plan. */
export type EstimatePlan = Omit<RentalEstimatorBlock['carts'][number]['plans'][number], 'href'>;

/** The `parts`, the longest plan first, say how often each is taken, and for how many further days it is renewed in all. */
export type Estimate<Plan extends EstimatePlan> = NonNullable<ReturnType<typeof cheapestRental<Plan>>>;

/** A way to cover a number of days: plan after plan. */
interface Way<Plan> {
  cents: number;
  parts: { plan: Plan; renewedDays: number }[];
}

/**
 * The cheapest combination of plans that covers a number of days, found by dynamic programming over the days. A plan may be renewed
 * by the day at its own rate, and may cover more days than asked for. Of equally cheap ways the one with the fewest plans counts.
 * @param days a whole number, at least 1
 * @returns undefined without plans
 */
export function cheapestRental<Plan extends EstimatePlan>(plans: readonly Plan[], days: number) {
  const best: Way<Plan>[] = [{ cents: 0, parts: [] }];
  for (let wanted = 1; wanted <= days; wanted += 1) {
    const ways = plans.flatMap((plan) => {
      const { price, renewalPerDay } = plan;
      const mostRenewed = renewalPerDay === undefined ? 0 : Math.max(0, wanted - plan.days);
      return Array.from({ length: mostRenewed + 1 }, (_, renewedDays) => {
        const { cents, parts } = best[Math.max(0, wanted - plan.days - renewedDays)] as Way<Plan>;
        const cost = Math.round(price * 100) + renewedDays * Math.round((renewalPerDay ?? 0) * 100);
        return { cents: cents + cost, parts: [...parts, { plan, renewedDays }] };
      });
    });
    best.push(...ways.sort((a, b) => a.cents - b.cents || a.parts.length - b.parts.length).slice(0, 1));
  }
  const way = best[days];
  return way && summarize(way, days);
}

function summarize<Plan extends EstimatePlan>({ cents, parts }: Way<Plan>, days: number) {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const [only] = parts;
  // A plan's rate per day may be rounded up further than its price divided by its days; the two must not stand side by side.
  const isOnePlan = parts.length === 1 && only?.renewedDays === 0 && only.plan.days === days;
  const taken = [...Map.groupBy(parts, ({ plan }) => plan)].map(([plan, those]) => {
    return { plan, times: those.length, renewedDays: sum(those.map(({ renewedDays }) => renewedDays)) };
  });
  return {
    parts: taken.sort((a, b) => b.plan.days - a.plan.days),
    /** US dollars. */
    total: cents / 100,
    /** US dollars for each of the days asked for, never rounded down; for exactly one plan its published rate. */
    perDay: (isOnePlan && only.plan.renewalPerDay) || Math.ceil(cents / days) / 100,
    /** At least the days asked for; more where a longer plan is the cheaper one. */
    coveredDays: sum(parts.map(({ plan, renewedDays }) => plan.days + renewedDays)),
  };
}
