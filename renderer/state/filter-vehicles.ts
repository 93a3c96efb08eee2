import type { Filters, Order, PriceBand } from './vehicle-filters.ts';

/** What of a vehicle the filters look at: `price` in USD, `range` in miles. */
export interface Filterable {
  name: string;
  description: string;
  brand: string;
  category: string;
  price: number;
  seats: number;
  range: number;
}

/** The vehicles that fit all filters, in the order that they ask for. */
export function filterVehicles<T extends Filterable>(
  vehicles: readonly T[],
  filters: Filters,
  priceBands: readonly PriceBand[],
): T[] {
  const band = priceBands.find(({ value }) => value === filters.price);
  const fitting = vehicles.filter(
    (vehicle) =>
      (contains(vehicle.name, filters.q) || contains(vehicle.description, filters.q)) &&
      (filters.brand === 'all' || vehicle.brand.toLowerCase() === filters.brand) &&
      (filters.category === 'all' || contains(vehicle.category, filters.category)) &&
      (band === undefined || isWithin(vehicle.price, band)),
  );
  return fitting.sort(comparisons[filters.sort]);
}

/** Whether `part` stands somewhere in `text`, in whatever case; nothing and mere space stand everywhere. */
function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.trim().toLowerCase());
}

/** Whether a price in USD lies in a band. */
export function isWithin(price: number, { below, from, to, above }: PriceBand): boolean {
  return (
    (below === undefined || price < below) &&
    (from === undefined || price >= from) &&
    (to === undefined || price <= to) &&
    (above === undefined || price > above)
  );
}

const byName = new Intl.Collator('en-US', { numeric: true });

const comparisons: Record<Order, (a: Filterable, b: Filterable) => number> = {
  model: (a, b) => byName.compare(a.name, b.name),
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
  seats: (a, b) => b.seats - a.seats || a.price - b.price,
  range: (a, b) => b.range - a.range || a.price - b.price,
};
