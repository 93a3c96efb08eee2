import { type FactMap, isMap } from '../facts/facts.ts';
import type { Rule } from '../rules.ts';

/** What the rule reads of a vehicle's record. */
interface VehicleRecord {
  model?: unknown;
  brand?: unknown;
  series?: unknown;
}

export default {
  name: 'series-facts',
  description: 'A visitor who opens a brand or a series finds it empty, or among it a cart of another maker.',

  checkSite(site, report) {
    const records = [...site.source.records.values()].filter(({ file }) => isMap(file.data));
    const vehicles = records.map(({ slug, file }) => ({ slug, ...(file.data as VehicleRecord) }));
    const { series, brands } = site.facts.tree;

    for (const { slug, ...vehicle } of vehicles) {
      const own = isMap(series) ? series[String(vehicle.series)] : undefined;
      if (!isMap(own) || own.brand === vehicle.brand || vehicle.brand === undefined) continue;
      report({
        ...site.facts.locate(`vehicles.${slug}.brand`),
        message: `The brand of this vehicle is "${vehicle.brand}", but its series "${vehicle.series}" is of "${own.brand}".`,
        hint: 'Correct the brand or the series.',
        related: [
          { ...site.facts.locate(`vehicles.${slug}.series`), message: 'The series of the vehicle.' },
          { ...site.facts.locate(`series.${vehicle.series}.brand`), message: 'The brand of the series.' },
        ],
      });
    }

    for (const vehicle of vehicles) {
      const other = seriesNamed(vehicle, series);
      if (other === undefined) continue;
      report({
        ...site.facts.locate(`vehicles.${vehicle.slug}.series`),
        message: `The series of the ${vehicle.model} is "${vehicle.series}", and its name is of the series "${other}".`,
        hint: 'Correct the series or the name.',
        related: [{ ...site.facts.locate(`series.${other}.name`), message: 'The name of the other series.' }],
      });
    }

    const { inventory } = site.facts.tree;
    const choices = isMap(inventory) && Array.isArray(inventory.categories) ? inventory.categories : [];
    const categories = Object.values(isMap(series) ? series : {}).map((one) => (isMap(one) ? one.category : undefined));
    for (const [index, choice] of choices.entries()) {
      const value = isMap(choice) ? choice.value : undefined;
      if (typeof value !== 'string' || value === 'all' || categories.includes(value)) continue;
      report({
        ...site.facts.locate(`inventory.categories.${index}.value`),
        message: `No series is of the category "${value}", so that the inventory shows nothing for it.`,
        hint: `Categories of the series: ${[...new Set(categories)].join(', ')}.`,
      });
    }

    // A record that cannot be read may be the one that is missing, and a site without any sells something else.
    const isUnfinished = vehicles.some(({ brand, series: own }) => !isKey(brands, brand) || !isKey(series, own));
    if (records.length === 0 || records.length < site.source.records.size || isUnfinished) return;
    for (const [kind, group, key] of [
      ['brand', brands, 'brand'],
      ['series', series, 'series'],
    ] as const) {
      for (const slug of Object.keys(isMap(group) ? group : {})) {
        if (vehicles.some((vehicle) => vehicle[key] === slug)) continue;
        report({
          ...site.facts.locate(`${kind === 'brand' ? 'brands' : 'series'}.${slug}`),
          message: `No vehicle is of the ${kind} "${slug}".`,
          hint: `Add a vehicle, or take the ${kind} out.`,
        });
      }
    }
  },
} satisfies Rule;

/** The series whose name a vehicle has in its own, where that is not the series that its record gives. */
function seriesNamed({ model, series: own }: VehicleRecord, series: unknown): string | undefined {
  if (typeof model !== 'string' || !isKey(series, own)) return undefined;
  const named = Object.entries(series as FactMap).filter(([, one]) => isMap(one) && hasWord(model, one.name));
  return named.some(([slug]) => slug === own) ? undefined : named[0]?.[0];
}

function hasWord(text: string, words: unknown): boolean {
  return typeof words === 'string' && words !== '' && ` ${text} `.includes(` ${words} `);
}

function isKey(entries: unknown, key: unknown): boolean {
  return isMap(entries) && typeof key === 'string' && Object.hasOwn(entries, key);
}
