import { isMap } from '../../facts/facts.ts';
import { oncePer } from '../../memory/once-per.ts';
import { entriesOf } from '../../places/town-names.ts';
import type { Site } from '../../site/site.ts';
import { entitiesOf } from '../entities.ts';
import { oneOf } from '../one-of.ts';
import { sentencesOf } from '../surroundings.ts';
import { type ClaimReader, wrongClaim } from './claim.ts';

/** "The New Brunswick Showroom at 200 Sample Cart Way": a street in which another showroom is. */
export const showroomAddresses: ClaimReader = {
  cue: (site) => streetsOf(site).any,
  read(site, text) {
    if (text.fact?.startsWith('showrooms.')) return [];
    const streets = streetsOf(site).all.filter(({ street }) => text.value.includes(street));
    if (streets.length === 0) return [];
    return sentencesOf(text.value).flatMap(({ sentence, index }) => {
      const named = [...entitiesOf(site).named(sentence)].filter((path) => path.startsWith('showrooms.'));
      return streets
        .filter(({ street, path }) => sentence.includes(street) && named.length > 0 && !named.includes(path))
        .map(({ street, path }) => {
          const start = index + sentence.indexOf(street);
          return wrongClaim(
            text,
            { start, end: start + street.length },
            {
              rule: 'policy-figure',
              message: `"${street}" is the address of ${entitiesOf(site).nameOf(path)}, and the words here speak of ${named.map((one) => entitiesOf(site).nameOf(one)).join(' and ')}.`,
              hint: 'Correct the address, or the name.',
              related: [{ ...site.facts.locate(`${path}.address.street`), message: 'The showroom in this street.' }],
            },
          );
        });
    });
  },
};

const streetsOf = oncePer(({ facts: { tree } }: Site) => {
  const all = entriesOf(tree.showrooms).flatMap(([slug, { address }]) =>
    isMap(address) && typeof address.street === 'string' && address.street !== ''
      ? [{ path: `showrooms.${slug}`, street: address.street }]
      : [],
  );
  return { all, any: all.length > 0 ? new RegExp(oneOf(all.map(({ street }) => street))) : undefined };
});
