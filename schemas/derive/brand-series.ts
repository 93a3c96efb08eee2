import { entriesOf, type FactMap, mapOf } from '../fact-map.ts';

/** How many series a brand has, and the link to each in the inventory. */
export default function brandSeries({ brands, series, inventory }: FactMap): void {
  for (const [slug, brand] of Object.entries(mapOf(brands)))
    mapOf(brand).seriesCount = entriesOf(series).filter((group) => group.brand === slug).length;
  const { categories } = mapOf(inventory);
  const choices = Array.isArray(categories) ? categories.map((choice) => mapOf(choice).value) : [];
  for (const group of entriesOf(series)) {
    // A search also finds vehicles whose description names the series.
    const models: Record<string, string> = choices.includes(group.category)
      ? { category: `${group.category}` }
      : { q: `${group.name}` };
    group.inventoryHref = `/inventory?${new URLSearchParams({ brand: `${group.brand}`, ...models })}`;
  }
}
