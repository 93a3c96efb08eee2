import { valueAt } from '../../schema/describe-error.ts';
import type { Site } from '../../site/site.ts';
import { entitiesOf } from '../entities.ts';
import { sentencesOf } from '../surroundings.ts';
import { type ClaimReader, wrongClaim } from './claim.ts';

const range = /\bfrom (?:the |our )?([^.!?;:,]{2,40}?) to (?:the |our )?([^.!?;:,]{2,40})/g;

/** "Denago carts, from the EV City to the D6 Max": the ends of what a brand is said to offer, of which one is another's. */
export const brandRanges: ClaimReader = {
  cue: () => /from /,
  read(site, text) {
    const { named, nameOf } = entitiesOf(site);
    return sentencesOf(text.value).flatMap(({ sentence, index }) =>
      [...sentence.matchAll(range)].flatMap((match) => {
        const brands = [...named(sentence.slice(0, match.index))].filter((path) => path.startsWith('brands.'));
        const ends = [match[1], match[2]].flatMap((end = '') => [...named(end)].filter(isCart).slice(0, 1));
        const [brand, ...more] = brands;
        if (brand === undefined || more.length > 0 || ends.length < 2) return [];
        const other = ends.find((end) => !brandsOf(site, end).includes(brand));
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
  },
};

/** The brand of a cart's record and that of its series: where they differ, another rule tells. */
function brandsOf({ facts: { tree } }: Site, cart: string): string[] {
  const at = (path: string, key: string) => valueAt(tree, [...path.split('.'), key]);
  return [cart, `series.${at(cart, 'series')}`].map((path) => `brands.${at(path, 'brand')}`);
}

function isCart(path: string): boolean {
  return /^(?:series|vehicles)\./.test(path);
}
