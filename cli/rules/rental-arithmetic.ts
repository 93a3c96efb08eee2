import { type Plan, plansOf } from '../../schemas/plans.ts';
import type { RelatedLocation } from '../finding.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Site } from '../site/site.ts';

/** How far a published rate may stand above the plan's price per day, in US dollars. */
const tolerance = 1;

export default {
  name: 'rental-arithmetic',
  description: 'A customer who works out the price per day finds that the longer rental, or its renewal, costs more.',

  checkSite(site, report) {
    // A plan of the wrong length is reported by its own rule; what its price per day would be says nothing.
    const plans = plansOf(site.facts.tree).filter(({ isMisnamed }) => !isMisnamed);
    for (const plan of plans) {
      const { renewalPerDay, perDay, daily } = plan;
      if (renewalPerDay !== undefined) {
        const relation = relationOf(renewalPerDay, perDay);
        // At both places, since an author may have touched either.
        for (const key of relation ? ['renewalPerDay', 'price'] : []) report(mismatch(site, plan, key, relation ?? ''));
        if (daily !== undefined && renewalPerDay >= daily) report(noSaving(site, plan, daily));
      }
      const shorter = plans.findLast((other) => other.rental === plan.rental && other.days < plan.days);
      if (shorter && perDay > shorter.perDay) report(dearer(site, plan, shorter));
    }
  },
} satisfies Rule;

/** How a renewal stands to the plan's price per day; undefined where the two agree. */
function relationOf(renewalPerDay: number, perDay: number): string | undefined {
  if (renewalPerDay < perDay - 1e-9) return 'less than';
  return renewalPerDay >= perDay + tolerance ? 'a dollar or more above' : undefined;
}

type Found = Parameters<RuleReport>[0];

function mismatch(site: Site, plan: Plan, key: string, relation: string): Found {
  const least = Math.ceil(plan.perDay * 100 - 1e-6) / 100;
  return {
    ...site.facts.locate(`${plan.path}.${key}`),
    message: `The renewal of ${plan.path}, ${usd(plan.renewalPerDay)} per day, is ${relation} its price per day of ${usd(plan.perDay)}.`,
    hint: `Write at least ${least}, or correct the price.`,
    related: [
      key === 'price'
        ? at(site, `${plan.path}.renewalPerDay`, 'The renewal.')
        : at(site, `${plan.path}.price`, 'The price of the whole period.'),
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
