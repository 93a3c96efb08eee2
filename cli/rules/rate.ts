import { annotatedFacts, numberAt } from '../facts/described-facts.ts';
import { isMap } from '../facts/facts.ts';
import { isInvalidFact } from '../facts/invalid-facts.ts';
import type { RelatedLocation } from '../finding.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Site } from '../site/site.ts';

/** What a schema says by `rates` of the entries of a map. */
interface Rates {
  amount: string;
  units: string;
  rate: string;
  within: number;
}

/** One entry whose numbers can be read. */
interface Offer {
  path: string;
  units: number;
  /** The amount divided by the units, in US dollars. */
  perUnit: number;
  rate: number | undefined;
}

export default {
  name: 'rate',
  description: 'A customer who works out the price per day finds that the longer rental, or its renewal, costs more.',

  checkSite(site, report) {
    for (const { path, value, mark } of annotatedFacts<Rates>(site, 'rates')) {
      const offers = Object.keys(isMap(value) ? value : {}).flatMap((key) => offerAt(site, `${path}.${key}`, mark));
      offers.sort((a, b) => a.units - b.units);
      for (const [index, offer] of offers.entries()) checkOffer(site, mark, offers.slice(0, index), offer, report);
    }
  },
} satisfies Rule;

/** None for what is no offer, or has a finding that makes its numbers doubtful. */
function offerAt(site: Site, path: string, mark: Rates): Offer[] {
  const numberOf = (key: string) =>
    isInvalidFact(`${path}.${key}`, site.invalidFacts) ? undefined : numberAt(site, `${path}.${key}`);
  const [amount, units] = [numberOf(mark.amount), numberOf(mark.units)];
  if (amount === undefined || units === undefined || units <= 0) return [];
  return [{ path, units, perUnit: amount / units, rate: numberOf(mark.rate) }];
}

function checkOffer(site: Site, mark: Rates, smaller: readonly Offer[], offer: Offer, report: RuleReport): void {
  const { path, perUnit, rate, units } = offer;
  const at = (place: string, message: string): RelatedLocation => ({ ...site.facts.locate(place), message });
  const places = { amount: `${path}.${mark.amount}`, units: `${path}.${mark.units}`, rate: `${path}.${mark.rate}` };
  const [smallest, next] = [smaller[0], smaller.at(-1)];
  const relation = rate === undefined ? undefined : relationOf(rate, perUnit, mark.within);
  // At both places, since an author may have touched either.
  for (const place of relation ? [places.rate, places.amount] : []) {
    report({
      ...site.facts.locate(place),
      message: `"${places.rate}" is ${usd(rate)}, ${relation} what "${path}" comes to for each of its ${units} ${mark.units}, ${usd(perUnit)}.`,
      hint: `Correct the amount, or write ${Math.ceil(perUnit * 100 - 1e-6) / 100} for the rate.`,
      related: [
        at(place === places.rate ? places.amount : places.rate, 'The other number.'),
        at(places.units, 'The units.'),
      ],
    });
  }
  if (rate !== undefined && smallest && rate >= smallest.perUnit) {
    report({
      ...site.facts.locate(places.rate),
      message: `"${places.rate}", ${usd(rate)}, saves nothing against "${smallest.path}" with ${usd(smallest.perUnit)}.`,
      hint: 'Write less for the rate, or correct the amount of the other.',
      related: [at(`${smallest.path}.${mark.amount}`, `What "${smallest.path}" costs.`)],
    });
  }
  if (next && next.units < offer.units && perUnit > next.perUnit) {
    report({
      ...site.facts.locate(places.amount),
      message: `"${path}" comes to ${usd(perUnit)} for each of its ${units} ${mark.units}, more than the shorter "${next.path}" with ${usd(next.perUnit)}.`,
      hint: 'Correct the amount of one of the two: the more is taken, the less each costs.',
      related: [at(`${next.path}.${mark.amount}`, `What "${next.path}" costs.`), at(places.units, 'The units.')],
    });
  }
}

/** How a rate stands to the price of a unit; undefined where the two agree. */
function relationOf(rate: number, perUnit: number, within: number): string | undefined {
  if (rate < perUnit - 1e-9) return 'less than';
  return rate >= perUnit + within ? `${usd(within)} or more above` : undefined;
}

function usd(amount = 0): string {
  return `$${amount.toFixed(2).replace(/\.00$/, '')}`;
}
