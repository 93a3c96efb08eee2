import { numberOf } from '../../figures/reading/number-words.ts';
import type { Site } from '../../site/site.ts';
import { entitiesOf, vehiclesOf } from '../entities.ts';
import { oneOf } from '../one-of.ts';
import { type ClaimReader, wrongClaim } from './claim.ts';

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const counted = new RegExp(
  `(?<=^|[.!?]\\s)(?:The |Our |All )?(${oneOf(numbers)}|\\d{1,2}) (?!of\\b)(?:[\\w-]+ ){0,2}(?:carts|models|shuttles|trucks|trims|versions|movers)\\b`,
  'gi',
);

/** "Two work carts with a cargo bed", at the head of what a series is described by, which has three. */
export const countedSeries: ClaimReader = {
  read(site, text) {
    const group = /^(?:series|brands)\.[^.]+/.exec(text.fact ?? '')?.[0];
    if (group === undefined) return [];
    const count = Object.keys(vehiclesOf(site, group)).length;
    return [...text.value.matchAll(counted)]
      .filter(({ 1: number = '' }) => numberOf(number) !== count)
      .map(({ index, 0: words }) =>
        wrongClaim(text, { start: index, end: index + words.length }, told(site, group, words, count)),
      );
  },
};

function told(site: Site, group: string, words: string, count: number): Parameters<typeof wrongClaim>[2] {
  return {
    rule: 'count',
    message: `"${words}" is said of ${entitiesOf(site).nameOf(group)}, which has ${count} models.`,
    hint: 'Leave the number out, or add the missing vehicles.',
    related: [{ ...site.facts.locate(group), message: `${group}, of which ${count} vehicles are.` }],
  };
}
