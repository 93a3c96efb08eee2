/** A choice of a filter, by the value that stands in the page's address. `all` chooses everything. */
export interface Choice {
  value: string;
  label: string;
}

/** A range of prices in USD. It leaves its limit out with `below` and `above`, and takes it in with `from` and `to`. */
export interface PriceBand extends Choice {
  below?: number;
  from?: number;
  to?: number;
  above?: number;
}

export interface Choices {
  brand: readonly Choice[];
  category: readonly Choice[];
  price: readonly PriceBand[];
}

/** Orders of the list. The first counts where an address names none. */
export const orders = ['model', 'price-low', 'price-high', 'seats', 'range'] as const;
export type Order = (typeof orders)[number];

/** What a visitor has chosen. */
export interface Filters {
  q: string;
  brand: string;
  category: string;
  price: string;
  sort: Order;
}

export const noFilters: Filters = { q: '', brand: 'all', category: 'all', price: 'all', sort: 'model' };

/** What the query of an address chooses; a value that is no choice chooses everything. */
export function readFilters(search: string, choices: Choices): Filters {
  const query = new URLSearchParams(search);
  const oneOf = (name: keyof Choices) => {
    const value = query.get(name)?.toLowerCase();
    return choices[name].find((choice) => choice.value.toLowerCase() === value)?.value ?? 'all';
  };
  const sort = orders.find((order) => order === query.get('sort'));
  return {
    q: query.get('q') ?? '',
    brand: oneOf('brand'),
    category: oneOf('category'),
    price: oneOf('price'),
    sort: sort ?? noFilters.sort,
  };
}

/** The query of an address that chooses `filters`, with what else stood in it. What chooses nothing is left out. */
export function writeFilters(search: string, filters: Filters): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filters)) {
    if (value === noFilters[name as keyof Filters]) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** `filters` with search and all three filters back at everything; the order stays. */
export function clearFilters(filters: Filters): Filters {
  return { ...noFilters, sort: filters.sort };
}

/** The names of those of search and the three filters that leave something out. */
export function activeFilters(filters: Filters): (keyof Filters)[] {
  const names: (keyof Filters)[] = ['q', 'brand', 'category', 'price'];
  return names.filter((name) => filters[name].trim() !== noFilters[name]);
}
