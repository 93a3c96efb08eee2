import type { JsonSchema } from '../../schemas/source-schema.ts';
import type { Path } from '../source/source-file.ts';
import type { SchemaNode } from './schema-node.ts';

/** A value of whatever type, with what its schema says of it. */
export interface Described {
  path: Path;
  value: unknown;
  schema: JsonSchema;
}

/** Calls `visit` for every value in `data` that the schema at `node` describes, the outer ones first. */
export function visitNodes(node: SchemaNode, data: unknown, visit: (described: Described) => void): void {
  walk(node, data, []);

  function walk(place: SchemaNode, value: unknown, path: Path): void {
    visit({ path, value, schema: place.schema });
    if (!value || typeof value !== 'object') return;
    for (const [key, item] of Object.entries(value)) {
      const step = Array.isArray(value) ? Number(key) : key;
      const next = place.child(step);
      if (next) walk(next, item, [...path, step]);
    }
  }
}
