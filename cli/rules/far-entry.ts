import { isPlace, milesBetween } from '../../schemas/places.ts';
import { annotatedFacts, beside, clash, factAt } from '../facts/described-facts.ts';
import type { Rule } from '../rules.ts';

/** `near` in a schema says how many miles an entry may be from the entries that it names; one of them close enough will do. */
export default {
  description: 'A customer follows a map to a place that is not there, or is sent to a showroom far away.',

  checkFacts(site, report) {
    for (const { path, value, mark: miles, schema } of annotatedFacts(site, 'near')) {
      const holder = path.split('.').slice(0, -1).join('.');
      const here = factAt(site, holder);
      const named = [value].flat().map((slug) => factAt(site, `${schema.entryOf ?? schema.items?.entryOf}.${slug}`));
      const [first, ...more] = named.filter(isPlace);
      if (!isPlace(here) || !first || [first, ...more].some((place) => milesBetween(here, place) <= miles)) continue;
      const isFartherNorth = Math.abs(here.latitude - first.latitude) > Math.abs(here.longitude - first.longitude);
      const key = isFartherNorth ? 'latitude' : 'longitude';
      report(clash(site, beside(path, key), { [path]: 'What it is near.' }), {
        message: `"${holder}" stands ${Math.round(milesBetween(here, first))} miles from what "${path}" names.`,
        hint: `Correct the ${key}: that of "${[value].flat()[0]}" is ${first[key]}. Or correct "${path}"; ${miles} miles are allowed.`,
      });
    }
  },
} satisfies Rule;
