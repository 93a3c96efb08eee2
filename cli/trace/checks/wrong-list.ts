import { isMap } from '../../facts/facts.ts';
import { numberOf } from '../../figures/reading/number-words.ts';
import { valueAt } from '../../schema/describe-error.ts';
import type { Check, Mistake, Place } from './check.ts';

/**
 * "{{ showrooms | count }} showrooms in the county", where one of them is online: a whole list is counted, and a part of it is meant.
 * "All {{ municipalities | limit: 24 | count }}": the other way about.
 */
export const wrongList: Check = (place) => {
  const { site, text, path, reference } = place;
  if (reference.filters.includes('limit') && reference.filters.at(-1) === 'count' && !isOfFew(text.value)) {
    const whole = valueAt(site.facts.tree, path.split('.'));
    const number = whole && typeof whole === 'object' ? Object.keys(whole).length : 0;
    const message = `${reference.source} counts a part of ${path}, which has ${number}.`;
    return text.value.slice(reference.start, reference.end) === String(number) ? undefined : { message };
  }
  const counted = countedBefore(place);
  if (counted) return counted;
  const isWhole =
    reference.path === 'showrooms' && reference.filters.includes('count') && !reference.filters.includes('where');
  if (
    !isWhole ||
    !/^ (?:[\w-]+ )?(?:showrooms?|locations?),? (?:(?:both |all )?(?:of them )?in|across|around|to visit)\b/.test(
      text.value.slice(reference.end),
    )
  )
    return undefined;
  const { showrooms } = site.facts.tree;
  const online = Object.entries(isMap(showrooms) ? showrooms : {}).find(
    ([, one]) => isMap(one) && one.type === 'online',
  );
  if (!online) return undefined;
  return {
    message: `${reference.source} counts ${online[0]} too, which stands in no town.`,
    against: `showrooms.${online[0]}.type`,
  };
};

/** "We know three more, {{ otherBrands | list }}, well": a number without a noun, and the list itself. */
function countedBefore({ site, text, path, reference }: Place): Mistake | undefined {
  const whole = valueAt(site.facts.tree, path.split('.'));
  const isAll = reference.filters.every((filter) => ['values', 'pluck', 'list'].includes(filter));
  if (!Array.isArray(whole) || !isAll || reference.filters.at(-1) !== 'list') return undefined;
  const said = /\b([a-z]+|\d+)(?: more| others| of them)?(?:,|:| [–—])? $/i.exec(
    text.value.slice(0, reference.start),
  )?.[1];
  const number = said === undefined ? undefined : numberOf(said);
  if (number === undefined || number === whole.length) return undefined;
  return { message: `The words here count ${said}, and ${path} has ${whole.length}.`, rule: 'count' };
}

/** "The first 24", "more than 24 of them": a number of which the text does not say that it is all. */
function isOfFew(value: string): boolean {
  return /\b(?:first|more than|over|some|among|of the|of our|of them)\b/i.test(value);
}
