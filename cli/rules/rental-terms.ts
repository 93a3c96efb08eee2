import { lengthOf, plansOf } from '../../schemas/plans.ts';
import { isMap } from '../facts/facts.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Site } from '../site/site.ts';

const hoursPerDay = 24;
const numbers = 'zero one two three four five six seven eight'.split(' ');

/** Plans and terms of rentals that cannot both hold. */
export default {
  name: 'rental-terms',
  description: 'A customer who books a plan is told at the counter that the rental policy rules it out.',

  checkSite(site, report) {
    const { rentals, rentalPolicy } = site.facts.tree;
    if (!isMap(rentals)) return;
    checkPlans(site, isMap(rentalPolicy) ? rentalPolicy : {}, report);
    for (const [slug, rental] of Object.entries(rentals))
      if (isMap(rental)) checkSeats(site, slug, rental.seats, report);
  },
} satisfies Rule;

function checkPlans(site: Site, policy: Record<string, unknown>, report: RuleReport): void {
  const plans = plansOf(site.facts.tree);
  for (const plan of plans.filter(({ isMisnamed }) => isMisnamed)) {
    const length = lengthOf(plan.path);
    report({
      ...site.facts.locate(`${plan.path}.days`),
      message: `The plan "${plan.path}" has ${plan.days} days, and by its name ${length?.join(' to ')}.`,
      hint: 'Correct the days.',
      related: [{ ...site.facts.locate(plan.path), message: 'The name of the plan.' }],
    });
  }
  const sound = plans.filter(({ isMisnamed }) => !isMisnamed).toSorted((one, other) => one.days - other.days);
  const [shortest, longest] = [sound[0], sound.at(-1)];
  if (shortest && Number(policy.minimumHours) > shortest.days * hoursPerDay) {
    report({
      ...site.facts.locate('rentalPolicy.minimumHours'),
      message: `No rental is shorter than ${policy.minimumHours} hours, but the plan "${shortest.path}" is.`,
      hint: 'Correct the hours, or take the plan out.',
      related: [{ ...site.facts.locate(`${shortest.path}.days`), message: 'The days of the shortest plan.' }],
    });
  }
  if (longest && Number(policy.maximumDays) < longest.days) {
    report({
      ...site.facts.locate('rentalPolicy.maximumDays'),
      message: `No rental is longer than ${policy.maximumDays} days, but the plan "${longest.path}" is.`,
      hint: 'Correct the days, or take the plan out.',
      related: [{ ...site.facts.locate(`${longest.path}.days`), message: 'The days of the longest plan.' }],
    });
  }
}

/** A `four-seater` has four seats. */
function checkSeats(site: Site, slug: string, seats: unknown, report: RuleReport): void {
  const named = numbers.indexOf(/^([a-z]+)-seater$/.exec(slug)?.[1] ?? '');
  if (named === -1 || typeof seats !== 'number' || seats === named) return;
  report({
    ...site.facts.locate(`rentals.${slug}.seats`),
    message: `The cart "${slug}" has ${seats} seats.`,
    hint: `Write ${named}, or rename the cart.`,
  });
}
