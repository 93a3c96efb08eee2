import { oncePer } from '../memory/once-per.ts';
import { valueAt } from '../schema/describe-error.ts';
import type { Schemas } from '../schema/schemas.ts';
import { type Described, visitNodes } from '../schema/visit-nodes.ts';
import type { Source } from '../source/source.ts';
import type { Facts } from './facts.ts';

/** A written fact with what its schema says of it. */
export interface DescribedFact extends Pick<Described, 'schema' | 'value'> {
  /** Path among the facts: `storagePolicy.winter`, `records.first.price`. */
  path: string;
}

interface Written {
  source: Source;
  schemas: Schemas;
}

/** Every fact of site.yaml and of the records, maps and lists included. */
export const describedFacts: (site: Written) => readonly DescribedFact[] = oncePer(describe);

function describe(site: Written): DescribedFact[] {
  const facts: DescribedFact[] = [];
  const collect = (prefix: string[]) => (described: Described) =>
    facts.push({ ...described, path: [...prefix, ...described.path].join('.') });
  visitNodes(site.schemas.node('site'), site.source.site.data, collect([]));
  for (const [path, { schema, file }] of site.source.records)
    visitNodes(site.schemas.node(schema), file.data, collect([path]));
  return facts;
}

/** The number at a path among the facts, references filled in; undefined for anything else. */
export function numberAt(site: { facts: Facts }, path: string): number | undefined {
  const value = valueAt(site.facts.tree, path.split('.'));
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
