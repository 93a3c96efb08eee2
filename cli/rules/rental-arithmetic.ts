import type { RelatedLocation } from '../finding.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Site } from '../site/site.ts';

/** How far a published rate may stand above the plan's price per day, in US dollars. */
const tolerance = 1;

export default {
  name: 'rental-arithmetic',
  description: 'A customer who works out the price per day finds that the longer rental, or its renewal, costs more.',

  check(site, report) {
    const plans = plansOf(site);
    for (const plan of plans) {
      const { renewalPerDay, perDay, daily } = plan;
      if (renewalPerDay !== undefined) {
        if (renewalPerDay < perDay - 1e-9) report(mismatch(site, plan, 'less than'));
        else if (renewalPerDay >= perDay + tolerance) report(mismatch(site, plan, 'a dollar or more above'));
        if (daily !== undefined && renewalPerDay >= daily) report(noSaving(site, plan, daily));
      }
      const shorter = plans.findLast((other) => other.rental === plan.rental && other.days < plan.days);
      if (shorter && perDay > shorter.perDay) report(dearer(site, plan, shorter));
    }
  },
} satisfies Rule;

interface Plan {
  rental: string;
  /** Path among the facts. */
  path: string;
  price: number;
  days: number;
  perDay: number;
  renewalPerDay?: number;
  /** Price of the same cart for one day. */
  daily?: number;
}

/** Every plan whose numbers can be read, the shorter ones of a cart first. */
function plansOf(site: Site): Plan[] {
  const { rentals } = (site.source.site.data ?? {}) as { rentals?: Record<string, Record<string, unknown> | null> };
  if (!rentals || typeof rentals !== 'object') return [];
  return Object.entries(rentals).flatMap(([rental, plans]) => {
    const daily = numberIn(plans?.daily, 'price');
    return Object.entries(plans ?? {})
      .flatMap(([slug, plan]): Plan[] => {
        const [price, days] = [numberIn(plan, 'price'), numberIn(plan, 'days')];
        if (price === undefined || days === undefined || days <= 0) return [];
        const renewalPerDay = numberIn(plan, 'renewalPerDay');
        return [
          {
            ...{ rental, path: `rentals.${rental}.${slug}`, price, days, perDay: price / days },
            ...(renewalPerDay === undefined ? {} : { renewalPerDay }),
            ...(daily === undefined ? {} : { daily }),
          },
        ];
      })
      .sort((one, other) => one.days - other.days);
  });
}

function numberIn(holder: unknown, key: string): number | undefined {
  const value = holder && typeof holder === 'object' ? (holder as Record<string, unknown>)[key] : undefined;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

type Found = Parameters<RuleReport>[0];

function mismatch(site: Site, plan: Plan, relation: string): Found {
  const least = Math.ceil(plan.perDay * 100 - 1e-6) / 100;
  return {
    ...site.facts.locate(`${plan.path}.renewalPerDay`),
    message: `The renewal of ${plan.path}, ${usd(plan.renewalPerDay)} per day, is ${relation} its price per day of ${usd(plan.perDay)}.`,
    hint: `Write at least ${least}, or correct the price.`,
    related: [
      at(site, `${plan.path}.price`, 'The price of the whole period.'),
      at(site, `${plan.path}.days`, 'The days that it is divided by.'),
      at(site, `rentals.${plan.rental}.daily.price`, 'The daily price.'),
    ],
  };
}

function noSaving(site: Site, plan: Plan, daily: number): Found {
  return {
    ...site.facts.locate(`${plan.path}.renewalPerDay`),
    message: `The renewal of ${plan.path}, ${usd(plan.renewalPerDay)} per day, saves nothing against the daily price of ${usd(daily)}.`,
    hint: 'Correct the renewal or the daily price.',
    related: [at(site, `rentals.${plan.rental}.daily.price`, 'The daily price.')],
  };
}

function dearer(site: Site, plan: Plan, shorter: Plan): Found {
  return {
    ...site.facts.locate(`${plan.path}.price`),
    message: `The plan ${plan.path} costs ${usd(plan.perDay)} per day, more than the shorter ${shorter.path} at ${usd(shorter.perDay)}.`,
    hint: 'Correct the price or the days of one of the two.',
    related: [
      at(site, `${shorter.path}.price`, 'The price of the shorter plan.'),
      at(site, `${plan.path}.days`, 'The days of the longer plan.'),
      at(site, `${shorter.path}.days`, 'The days of the shorter plan.'),
    ],
  };
}

function at(site: Site, path: string, message: string): RelatedLocation {
  return { ...site.facts.locate(path), message };
}

function usd(amount: number | undefined): string {
  return `$${(amount ?? 0).toFixed(2).replace(/\.00$/, '')}`;
}
