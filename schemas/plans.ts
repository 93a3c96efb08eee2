import { type FactMap, mapOf } from './fact-map.ts';

/** One plan of a cart for rent, as far as its numbers can be read. */
export interface Plan {
  rental: string;
  /** Path among the facts. */
  path: string;
  price: number;
  days: number;
  perDay: number;
  renewalPerDay?: number;
  /** Price of the same cart for one day. */
  daily?: number;
  /** True where the days are not those that the plan is named after. */
  isMisnamed: boolean;
}

/** Every plan whose numbers can be read, the shorter ones of a cart first. */
export function plansOf({ rentals }: FactMap): Plan[] {
  return Object.entries(mapOf(rentals)).flatMap(([rental, value]) => {
    const plans = mapOf(value);
    const daily = numberIn(plans.daily, 'price');
    return Object.entries(plans)
      .flatMap(([slug, plan]): Plan[] => {
        const [price, days] = [numberIn(plan, 'price'), numberIn(plan, 'days')];
        if (price === undefined || days === undefined || days <= 0) return [];
        const renewalPerDay = numberIn(plan, 'renewalPerDay');
        const [least, most] = lengthOf(slug) ?? [days, days];
        return [
          {
            ...{ rental, path: `rentals.${rental}.${slug}`, price, days, perDay: price / days },
            ...(renewalPerDay === undefined ? {} : { renewalPerDay }),
            ...(daily === undefined ? {} : { daily }),
            isMisnamed: days < least || days > (most ?? least),
          },
        ];
      })
      .sort((a, b) => a.days - b.days);
  });
}

const counts = 'one two three four five six seven eight nine ten'.split(' ');

/** The days that a plan has by its name, or the least and the most: `weekly`, `three-days`, `monthly`. Undefined for any other name. */
export function lengthOf(path: string): [number, number?] | undefined {
  const slug = path.split('.').at(-1) ?? '';
  if (slug === 'daily') return [1];
  if (slug === 'weekend') return [2, 3];
  if (slug === 'weekly') return [7];
  if (slug === 'monthly') return [28, 31];
  const [, count = '', unit] = /^([a-z]+)-(days?|weeks?)$/.exec(slug) ?? [];
  const number = counts.indexOf(count) + 1;
  return number > 0 ? [unit?.startsWith('week') ? number * 7 : number] : undefined;
}

function numberIn(holder: unknown, key: string): number | undefined {
  const value = mapOf(holder)[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
