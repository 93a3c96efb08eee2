import { isMap } from '../../facts/facts.ts';
import type { Check } from './check.ts';

/** "{{ showrooms | count }} showrooms in the county", where one of them is online: a whole list is counted, and a part of it is meant. */
export const wrongList: Check = ({ site, text, reference }) => {
  const isWhole =
    reference.path === 'showrooms' && reference.filters.includes('count') && !reference.filters.includes('where');
  if (
    !isWhole ||
    !/^ (?:[\w-]+ )?(?:showrooms?|locations?) (?:in|across|around|to visit)\b/.test(text.value.slice(reference.end))
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
