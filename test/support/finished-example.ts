import { collectFacts, type Facts } from '../../cli/facts/facts.ts';
import { openMemory } from '../../cli/memory/memory.ts';
import { load } from '../../cli/pipeline/load.ts';
import { resolveTree } from '../../cli/resolve/resolve-tree.ts';
import type { Schemas } from '../../cli/schema/schemas.ts';
import type { Source } from '../../cli/source/source.ts';
import { repository } from './copy-dealer-site.ts';

const fail = (finding: { message: string }): never => {
  throw new Error(finding.message);
};

let read: Promise<{ source: Source; facts: Facts }> | undefined;

/** An example of a block as the block gets it. Facts in it come from the dealer's own site. */
export async function finishedExample(schemas: Schemas, type: string, example: object): Promise<{ type: string }> {
  read ??= load(repository, schemas, fail, openMemory()).then((source) => ({
    source,
    facts: collectFacts(source, schemas, fail, new Set()),
  }));
  const { source, facts } = await read;
  const context = { source, schemas, facts, invalidFacts: new Set<string>(), scope: {}, report: fail };
  const place = { file: source.site, path: [] };
  const into = { texts: [], bound: new Map() };
  const { value } = resolveTree(structuredClone(example), place, [], schemas.node(`blocks/${type}`), into, context);
  return value as { type: string };
}
