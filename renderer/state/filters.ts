import { byName } from '../../schemas/by-name.ts';
import type { InventoryBlock } from '../../schemas/generated/blocks/inventory.ts';

type PriceBands = InventoryBlock['priceBands'];

/** The choices of each filter. Their values appear in the page's address; `all` selects everything. */
export type Choices = { brand: InventoryBlock['brands']; category: InventoryBlock['categories']; price: PriceBands };

/** What the filters look at: `price` in USD, `range` in miles. */
export type Filterable = Record<'name' | 'description' | 'brand' | 'category', string> &
  Record<'price' | 'seats' | 'range', number>;

const comparisons = {
  model: byName,
  'price-low': (a: Filterable, b: Filterable) => a.price - b.price,
  'price-high': (a: Filterable, b: Filterable) => b.price - a.price,
  seats: (a: Filterable, b: Filterable) => b.seats - a.seats || a.price - b.price,
  range: (a: Filterable, b: Filterable) => b.range - a.range || a.price - b.price,
};
export type Order = keyof typeof comparisons;

/** An empty search, and all three filters set to everything. */
export const cleared = { q: '', brand: 'all', category: 'all', price: 'all' };
export const noFilters = { ...cleared, sort: 'model' as Order, compare: '' };

/** What the visitor has chosen. `compare` holds slugs separated by commas. */
export type Filters = typeof noFilters;

/** Reads filters from the query of an address. An unknown value selects everything. */
export function readFilters(search: string, choices: Choices): Filters {
  const asked = Object.fromEntries(new URLSearchParams(search));
  const choiceOf = (name: keyof Choices) =>
    choices[name].find(({ value }) => value.toLowerCase() === asked[name]?.toLowerCase())?.value ?? 'all';
  return {
    q: asked.q ?? '',
    brand: choiceOf('brand'),
    category: choiceOf('category'),
    price: choiceOf('price'),
    sort: asked.sort && Object.hasOwn(comparisons, asked.sort) ? (asked.sort as Order) : noFilters.sort,
    compare: asked.compare ?? '',
  };
}

/** Writes filters into a query and keeps its other parameters. Defaults are left out, and commas stay readable. */
export function writeFilters(search: string, filters: Filters): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filters)) {
    if (value === noFilters[name as keyof Filters]) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** Which of search and the three filters exclude something. */
export function activeFilters(filters: Filters): (keyof typeof cleared)[] {
  return (Object.keys(cleared) as (keyof typeof cleared)[]).filter((name) => filters[name].trim() !== cleared[name]);
}

/** The vehicles that match all filters, in the chosen order. A band of prices excludes `below` and `above`, and includes `from` and `to`. */
export function filterVehicles<T extends Filterable>(
  vehicles: readonly T[],
  { q, brand, category, price, sort }: Filters,
  priceBands: PriceBands,
): T[] {
  const band: Partial<PriceBands[number]> = priceBands.find(({ value }) => value === price) ?? {};
  const { below = Infinity, from = 0, to = Infinity, above = -1 } = band;
  const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
  const words = q.trim().split(/\s+/);
  // In a query of several words, a number must stand alone: "4 seats" is neither "40 miles" nor "4+2".
  const hasWord = (text: string, word: string) =>
    words.length > 1 && /^\d+$/.test(word) ? text.split(/\s+/).includes(word) : contains(text, word);
  const matches = (text: string) => contains(text, words.join(' ')) || words.every((word) => hasWord(text, word));
  return vehicles
    .filter(({ name, description }) => matches(`${name}\n${description}`))
    .filter((vehicle) => brand === 'all' || vehicle.brand.toLowerCase() === brand)
    .filter((vehicle) => category === 'all' || contains(vehicle.category, category))
    .filter((vehicle) => vehicle.price < below && vehicle.price > above && vehicle.price >= from && vehicle.price <= to)
    .sort(comparisons[sort]);
}
