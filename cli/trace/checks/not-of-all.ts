import { isMap } from '../../facts/facts.ts';
import type { Site } from '../../site/site.ts';
import { entitiesOf, speaksOfAll, vehiclesOf } from '../entities.ts';
import { pathsBeside } from '../fact-path.ts';
import { type Level, wordsAt } from '../surroundings.ts';
import type { Check } from './check.ts';

const like = /\blike (?:every|all|any|each)\b/i;

/** "Every model here is {{ one vehicle's drive }}", where another vehicle has another. */
export const notOfAll: Check = ({ site, text, path, reference, levels }) => {
  const [collection, entry = '', field, ...deeper] = path.split('.');
  if (collection !== 'vehicles' || field === undefined || deeper.length > 0) return undefined;
  // "Seats four, all of them facing the road" is all of those that one cart has.
  const sentence = wordsAt(levels(), 'sentence').replace(/, (?:and )?(?:all|each) of (?:them|which|whom)\b/g, '');
  if (!speaksOfAll(site, sentence)) return undefined;
  // "It stops at ... like every Denago and covers ...": all are spoken of in another clause.
  if (like.test(sentence) && !like.test(wordsAt(levels(), 'clause'))) return undefined;
  // "Every cart, from the ... at ... to the ... at ...": the ends of a range.
  const beside = pathsBeside(site, text, reference);
  if (beside.some((one) => one.startsWith('vehicles.') && !one.startsWith(`vehicles.${entry}.`))) return undefined;
  const vehicles = vehiclesMeant(site, levels());
  const own = isMap(vehicles[entry]) ? vehicles[entry][field] : undefined;
  const other = Object.entries(vehicles).find(([, one]) => isMap(one) && one[field] !== own);
  if (own === undefined || !other || typeof own === 'object') return undefined;
  const message = `The words here speak of all, and ${reference.source} is not true of ${entitiesOf(site).nameOf(`vehicles.${other[0]}`)}.`;
  return { message, against: `vehicles.${other[0]}.${field}` };
};

/** Those of the series or brand that the words around name, the nearest first; or all. */
function vehiclesMeant(site: Site, levels: readonly Level[]): Record<string, unknown> {
  const vehicles = isMap(site.facts.tree.vehicles) ? site.facts.tree.vehicles : {};
  for (const { text } of levels) {
    const named = [...entitiesOf(site).named(text)];
    for (const collection of ['series.', 'brands.']) {
      const groups = named.filter((path) => path.startsWith(collection));
      if (groups.length > 0) return Object.assign({}, ...groups.map((group) => vehiclesOf(site, group)));
    }
  }
  return vehicles;
}
