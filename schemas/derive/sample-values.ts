import { entriesOf, type FactMap, mapOf } from '../fact-map.ts';

/** Says of what is still under `sample:` what it is: the keys of each vehicle that are our estimates, and whether reviews are examples. */
export default function sampleValues({ sample, vehicles, reviews }: FactMap): void {
  const paths = (Array.isArray(sample) ? sample : []).map((entry) => String(mapOf(entry).path).split('.'));
  const isSample = (...fact: string[]) =>
    paths.some((path) => path.every((part, index) => part === '*' || part === fact[index]));
  for (const vehicle of entriesOf(vehicles)) {
    // Every figure has a text as well.
    const figures = Object.keys(vehicle).filter((key) => vehicle[`${key}Text`] !== undefined);
    vehicle.estimates = figures.filter((key) => isSample('vehicles', String(vehicle.slug), key));
  }
  mapOf(reviews).areExamples = isSample('reviews', 'items');
}
