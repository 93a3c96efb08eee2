import { entriesOf, type FactMap, mapOf } from '../fact-map.ts';

/** How many series a brand has, and the link to each in the inventory. */
export default function brandSeries({ brands, series }: FactMap): void {
  for (const [slug, brand] of Object.entries(mapOf(brands)))
    mapOf(brand).seriesCount = entriesOf(series).filter((group) => group.brand === slug).length;
  for (const group of entriesOf(series))
    group.inventoryHref = `/inventory?${new URLSearchParams({ brand: `${group.brand}`, q: `${group.name}` })}`;
}
