import type { JsonSchema } from '../../schemas/source-schema.ts';
import type { Path } from '../source/source-file.ts';
import type { SchemaNode } from './schema-node.ts';

/** A text of a block, with what its schema says of it. `set` puts another text in its place. */
export interface Leaf {
  path: Path;
  value: string;
  schema: JsonSchema;
  set(value: string): void;
}

/** Calls `visit` for every text in `data` that the schema at `node` describes. */
export function visitLeaves(node: SchemaNode, data: unknown, visit: (leaf: Leaf) => void): void {
  walk(node, data, () => true, visit);
}

/** As `visitLeaves`, for the texts of some formats alone; looks only where the schema leads to such. */
export function visitFormats(
  formats: readonly string[],
  node: SchemaNode,
  data: unknown,
  visit: (leaf: Leaf) => void,
): void {
  const isWanted = (place: SchemaNode) => formats.some((format) => place.leadsTo(format));
  walk(node, data, isWanted, (leaf) => {
    if (formats.includes(leaf.schema.format ?? '')) visit(leaf);
  });
}

function walk(
  root: SchemaNode,
  data: unknown,
  isWanted: (place: SchemaNode) => boolean,
  visit: (leaf: Leaf) => void,
): void {
  enter(root, data, [], () => {});

  function enter(place: SchemaNode, value: unknown, path: Path, set: (value: string) => void): void {
    if (!isWanted(place)) return;
    if (typeof value === 'string') visit({ path, value, schema: place.schema, set });
    if (!value || typeof value !== 'object') return;
    const holder = value as Record<string, unknown>;
    for (const key of Object.keys(value)) {
      const step = Array.isArray(value) ? Number(key) : key;
      const next = place.child(step);
      if (next) enter(next, holder[key], [...path, step], (text) => void (holder[key] = text));
    }
  }
}
