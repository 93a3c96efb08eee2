import { mapOf } from '../../schemas/fact-map.ts';
import { formatUsd } from '../../schemas/format.ts';
import type { JsonSchema } from '../../schemas/source-schema.ts';
import { annotatedFacts, clash, numberAt } from '../facts/described-facts.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Site } from '../site/site.ts';

type Rates = NonNullable<JsonSchema['rates']>;

type Offer = ReturnType<typeof offerAt>;

export default {
  description: 'A customer who works out the price per day finds that the longer rental, or its renewal, costs more.',

  checkFacts(site, report) {
    for (const { path, value, mark } of annotatedFacts(site, 'rates')) {
      const offers = Object.keys(mapOf(value)).map((key) => offerAt(site, `${path}.${key}`, mark));
      const sound = offers.filter(({ perUnit }) => Number.isFinite(perUnit)).sort((a, b) => a.units - b.units);
      for (const [index, offer] of sound.entries()) checkOffer(site, mark, sound.slice(0, index), offer, report);
    }
  },
} satisfies Rule;

/** The numbers of one entry, in US dollars, and their paths: `perUnit` is the amount divided by the units. NaN if there is none. */
function offerAt(site: Site, path: string, mark: Rates) {
  const at = { amount: `${path}.${mark.amount}`, units: `${path}.${mark.units}`, rate: `${path}.${mark.rate}` };
  const [amount = Number.NaN, units = 0, rate = Number.NaN] = Object.values(at).map((fact) => numberAt(site, fact));
  return { path, at, units, perUnit: amount / units, rate };
}

function checkOffer(site: Site, mark: Rates, smaller: readonly Offer[], offer: Offer, report: RuleReport): void {
  const { path, at, perUnit, rate, units } = offer;
  const inUnits = `for each of its ${units} ${mark.units}`;
  const isTooHigh = rate >= perUnit + mark.within;
  if (isTooHigh || rate < perUnit - 1e-9) {
    const relation = isTooHigh ? 'more than' : 'less than';
    const isDated = site.calendar.dated.some((fact) => [at.amount, at.rate].includes(fact.path.join('.')));
    const also = isDated ? ' Both need the same days below "dated:".' : '';
    // Report both places, since an author may have touched either.
    for (const place of [at.rate, at.amount]) {
      const twin = place === at.rate ? at.amount : at.rate;
      report(clash(site, place, { [twin]: 'The other number.', [at.units]: 'The units.' }), {
        message: `"${at.rate}" is ${formatUsd(rate)}, ${relation} what "${path}" comes to ${inUnits}, ${formatUsd(perUnit)}.`,
        hint: `Correct the amount, or write ${Math.ceil(perUnit * 100 - 1e-6) / 100} for the rate.${also}`,
      });
    }
  }
  const [smallest, next] = [smaller[0], smaller.at(-1)];
  if (smallest && rate >= smallest.perUnit) {
    report(clash(site, at.rate, { [smallest.at.amount]: `What "${smallest.path}" costs.` }), {
      message: `"${at.rate}", ${formatUsd(rate)}, saves nothing against "${smallest.path}" with ${formatUsd(smallest.perUnit)}.`,
      hint: 'Write less for the rate, or correct the amount of the other.',
    });
  }
  if (next && next.units < units && perUnit > next.perUnit) {
    report(clash(site, at.amount, { [next.at.amount]: `What "${next.path}" costs.`, [at.units]: 'The units.' }), {
      message: `"${path}" comes to ${formatUsd(perUnit)} ${inUnits}, more than the shorter "${next.path}" with ${formatUsd(next.perUnit)}.`,
      hint: 'Correct the amount of one of the two: the more is taken, the less each costs.',
    });
  }
}
