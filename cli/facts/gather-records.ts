import { entriesOf, type FactMap, mapOf } from '../../schemas/fact-map.ts';
import type { SchemaNode } from '../schema/schema-node.ts';

/**
 * Gathers records on each entry that they name (`entryOf` in their schema): as a list under the name of their collection, by their first
 * figure and then by name, with how far each figure reaches (`least.price`, `most.price`).
 */
export function gatherRecords(tree: FactMap, collection: string, node: SchemaNode): void {
  const figures = node.keys.filter((key) => isNumber(node.child(key)));
  const records = entriesOf(tree[collection]).toSorted(
    (a, b) =>
      Number(a[figures[0] ?? '']) - Number(b[figures[0] ?? '']) || byName.compare(String(a.name), String(b.name)),
  );
  for (const key of node.keys) {
    const group = node.child(key)?.schema.entryOf;
    if (typeof group !== 'string') continue;
    for (const [slug, value] of Object.entries(mapOf(tree[group]))) {
      const entry = mapOf(value);
      const gathered = records.filter((record) => record[key] === slug);
      entry[collection] = gathered;
      entry.least = bounds(Math.min, gathered, figures);
      entry.most = bounds(Math.max, gathered, figures);
    }
  }
}

const byName = new Intl.Collator('en-US', { numeric: true });

function isNumber(node: SchemaNode | undefined): boolean {
  return node?.schema.figure !== undefined && ['number', 'integer'].includes(String(node.schema.type));
}

function bounds(pick: typeof Math.min, records: FactMap[], figures: string[]): FactMap {
  return Object.fromEntries(
    figures.map((key) => {
      const values = records.map((record) => record[key]).filter((value) => typeof value === 'number');
      return [key, values.length > 0 ? pick(...values) : undefined];
    }),
  );
}
