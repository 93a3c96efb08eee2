import { entriesOf, type FactMap, mapOf } from '../fact-map.ts';

/** The choices of the brand filter: every brand with its own page, in order. */
export default function inventoryBrands({ brands, inventory }: FactMap): void {
  const choices = entriesOf(brands).map(({ slug }) => ({ value: slug, label: `{{ brands['${slug}'].name }}` }));
  mapOf(inventory).brands = [{ value: 'all', label: 'All brands' }, ...choices];
}
