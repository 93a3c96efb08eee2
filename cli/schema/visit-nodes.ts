import type { JsonSchema } from '../../schemas/source-schema.ts';
import type { Path } from '../source/source-file.ts';
import type { SchemaNode } from './schema-node.ts';

/** A value of whatever type, with what its schema says of it. */
export interface Described {
  path: Path;
  value: unknown;
  schema: JsonSchema;
  /** The place of `schema` among the schemas. */
  node: SchemaNode;
  /** Puts another value in its place. */
  set(value: unknown): void;
}

/**
 * Calls `visit` for every value in `data` that the schema at `node` describes, the outer ones first; for nothing below a value for which
 * it gives `false`.
 */
export function visitNodes(node: SchemaNode, data: unknown, visit: (described: Described) => unknown): void {
  walk(node, data, [], () => {});

  function walk(place: SchemaNode, value: unknown, path: Path, set: Described['set']): void {
    if (visit({ path, value, schema: place.schema, node: place, set }) === false) return;
    if (!value || typeof value !== 'object') return;
    const holder = value as Record<string, unknown>;
    for (const key of Object.keys(value)) {
      const step = Array.isArray(value) ? Number(key) : key;
      const next = place.child(step);
      if (next) walk(next, holder[key], [...path, step], (replacement) => void (holder[key] = replacement));
    }
  }
}
