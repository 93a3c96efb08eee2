import { isMap } from '../../facts/facts.ts';
import { wordsAt } from '../surroundings.ts';
import type { Check } from './check.ts';

/** "Nearest showroom: {{ one and the same for every town }}": a text of many pages that is true on some of them. */
export const notNearest: Check = ({ site, text, path, reference, levels }) => {
  const own = /^showrooms\.([^.]+)\.(?:name|phone|address)/.exec(path)?.[1];
  if (own === undefined || !text.page?.subject?.path.startsWith('municipalities.')) return undefined;
  const around = levels();
  const near = ['clause', 'beside'] as const;
  if (!near.some((name) => /\b(?:nearest|closest)\b/i.test(wordsAt(around, name)))) return undefined;
  const { showrooms, municipalities } = site.facts.tree;
  const showroom = isMap(showrooms) ? showrooms[own] : undefined;
  const other = Object.entries(isMap(municipalities) ? municipalities : {}).find(
    ([, town]) =>
      isMap(town) && isMap(town.nearestShowroom) && isMap(showroom) && town.nearestShowroom.name !== showroom.name,
  );
  if (!other) return undefined;
  return {
    message: `The words here speak of the nearest showroom, which ${reference.source} is not for "${other[0]}".`,
    against: `municipalities.${other[0]}`,
  };
};
