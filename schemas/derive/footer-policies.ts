import { type FactMap, mapOf } from '../fact-map.ts';

/** Adds to each group of the footer its links to policies, so that the page of all policies lists them wherever they are. */
export default function footerPolicies({ navigation }: FactMap): void {
  for (const group of [mapOf(navigation).footer ?? []].flat().map(mapOf)) {
    const links = [group.links ?? []].flat();
    group.policies = links.filter((link) => String(mapOf(link).href).startsWith('/policies/'));
  }
}
