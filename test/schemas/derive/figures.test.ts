import { expect, it } from 'vitest';
import { collectFacts } from '../../../cli/facts/facts.ts';
import { openMemory } from '../../../cli/memory/memory.ts';
import { load } from '../../../cli/pipeline/load.ts';
import { loadSchemas } from '../../../cli/schema/load-schemas.ts';
import { repository } from '../../support/fixture-site.ts';

const ignore = () => {};
const { derivation, ...schemas } = await loadSchemas();
const source = await load(repository, { derivation, ...schemas }, ignore, openMemory());
const { tree } = collectFacts(source, { derivation, ...schemas }, ignore, new Set());

/** The values at a path, in which `*` matches any one step. */
function valuesAt(path: string): unknown[] {
  const steps = path.split('.');
  return steps
    .reduce<unknown[]>(
      (nodes, step) => {
        const maps = nodes.filter((node) => typeof node === 'object' && node !== null);
        return maps.flatMap((node) => (step === '*' ? Object.values(node) : [(node as Record<string, unknown>)[step]]));
      },
      [tree],
    )
    .filter((value) => value !== undefined);
}

it.each(Object.keys(derivation.figures))('the derived figure %s is there', (path) => {
  expect(valuesAt(path)).not.toEqual([]);
});
