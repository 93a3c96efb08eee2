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

/** A way to cover a number of days: plan after plan. */
interface Way<Plan extends EstimatePlan> {
  cents: number;
  parts: EstimatePart<Plan>[];
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
    const ways = plans.flatMap((plan) => waysBy(plan, wanted, best));
    best.push(...ways.sort((one, two) => one.cents - two.cents || one.parts.length - two.parts.length).slice(0, 1));
  }
  const way = best[days];
  return way && summarize(way, days);
}

/** The ways whose last plan is this, renewed for none or some of the days. */
function waysBy<Plan extends EstimatePlan>(plan: Plan, wanted: number, best: readonly Way<Plan>[]): Way<Plan>[] {
  const mostRenewed = plan.renewalPerDay === undefined ? 0 : Math.max(0, wanted - plan.days);
  return Array.from({ length: mostRenewed + 1 }, (_, renewedDays) => {
    const { cents, parts } = best[Math.max(0, wanted - plan.days - renewedDays)] as Way<Plan>;
    const price = Math.round(plan.price * 100) + renewedDays * Math.round((plan.renewalPerDay ?? 0) * 100);
    return { cents: cents + price, parts: [...parts, { plan, times: 1, renewedDays }] };
  });
}

function summarize<Plan extends EstimatePlan>({ cents, parts }: Way<Plan>, days: number): Estimate<Plan> {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const [only] = parts;
  // A plan's rate per day may be rounded up further than its price divided by its days; the two must not stand side by side.
  const isOnePlan = parts.length === 1 && only?.renewedDays === 0 && only.plan.days === days;
  const taken = [...new Set(parts.map(({ plan }) => plan))].sort((one, two) => two.days - one.days);
  return {
    parts: taken.map((plan) => {
      const renewed = parts.filter((part) => part.plan === plan).map(({ renewedDays }) => renewedDays);
      return { plan, times: renewed.length, renewedDays: sum(renewed) };
    }),
    total: cents / 100,
    perDay: (isOnePlan && only.plan.renewalPerDay) || Math.ceil(cents / days) / 100,
    coveredDays: sum(parts.map(({ plan, renewedDays }) => plan.days + renewedDays)),
  };
}
