import type { JsonSchema } from '../../schemas/source-schema.ts';
import type { Path } from '../source/source-file.ts';
import { child, follow } from './keys-at.ts';
import type { Schemas } from './schemas.ts';

/** A text of a block, with what its schema says of it. `set` puts another text in its place. */
export interface Leaf {
  path: Path;
  value: string;
  schema: JsonSchema;
  set(value: string): void;
}

/** Calls `visit` for every text in `data` that the schema `id` describes. */
export function visitLeaves(schemas: Schemas, id: string, data: unknown, visit: (leaf: Leaf) => void): void {
  const root = schemas.get(id);
  const start = root && follow(schemas, root, root);
  if (start) walk(data, [], start, () => {});

  function walk(value: unknown, path: Path, place: NonNullable<typeof start>, set: (value: string) => void): void {
    if (typeof value === 'string') visit({ path, value, schema: place.schema, set });
    if (!value || typeof value !== 'object') return;
    for (const key of Object.keys(value)) {
      const step = Array.isArray(value) ? Number(key) : key;
      const next = child(schemas, place, step);
      const holder = value as Record<string, unknown>;
      if (next) walk(holder[key], [...path, step], next, (text) => void (holder[key] = text));
    }
  }
}
