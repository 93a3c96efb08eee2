import { valueAt } from '../../schema/describe-error.ts';
import { entitiesOf } from '../entities.ts';
import { sentencesOf } from '../surroundings.ts';
import { type ClaimReader, wrongClaim } from './claim.ts';

const range = /\bfrom (?:the |our )?([^.!?;:,]{2,40}?) to (?:the |our )?([^.!?;:,]{2,40})/g;

/** "Denago carts, from the EV City to the D6 Max": the ends of what a brand is said to offer, of which one is another's. */
export const brandRanges: ClaimReader = (site, text) => {
  if (!text.value.includes('from ')) return [];
  const { named, nameOf } = entitiesOf(site);
  return sentencesOf(text.value).flatMap(({ sentence, index }) =>
    [...sentence.matchAll(range)].flatMap((match) => {
      const brands = [...named(sentence.slice(0, match.index))].filter((path) => path.startsWith('brands.'));
      const ends = [match[1], match[2]].flatMap((end = '') => [...named(end)].filter(isCart).slice(0, 1));
      const [brand, ...more] = brands;
      if (brand === undefined || more.length > 0 || ends.length < 2) return [];
      const other = ends.find((end) => `brands.${valueAt(site.facts.tree, [...end.split('.'), 'brand'])}` !== brand);
      if (other === undefined) return [];
      const start = index + match.index;
      return wrongClaim(
        text,
        { start, end: start + match[0].length },
        {
          rule: 'specification',
          message: `${nameOf(other)} is no cart of ${nameOf(brand)}, of which the words here speak.`,
          hint: 'Name a series or a model of the brand.',
          related: [{ ...site.facts.locate(`${other}.brand`), message: 'The brand of the cart.' }],
        },
      );
    }),
  );
};

function isCart(path: string): boolean {
  return /^(?:series|vehicles)\./.test(path);
}
