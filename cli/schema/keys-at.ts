import type { JsonSchema } from '../../schemas/source-schema.ts';
import type { Path } from '../source/source-file.ts';
import type { Schemas } from './schemas.ts';

/** The keys that the schema `id` names for the map at `path`. */
export function keysAt(schemas: Schemas, id: string, path: Path): string[] {
  const root = schemas.get(id);
  let node = root && follow(schemas, root, root);
  for (const step of path) node = node && child(schemas, node, step);
  return Object.keys(node?.schema.properties ?? {});
}

interface Place {
  schema: JsonSchema;
  /** The file's root schema, which a ref without file name leads back to. */
  root: JsonSchema;
}

/** The schema of one key or item inside another. */
export function child(schemas: Schemas, { schema, root }: Place, step: string | number): Place | undefined {
  const additional = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  const next = typeof step === 'number' ? schema.items : (schema.properties?.[step] ?? additional);
  return next && follow(schemas, next, root);
}

/** Where a schema's `$ref`, if any, leads; a described one stands in `allOf`, since draft-07 ignores what is beside a `$ref`. */
export function follow(schemas: Schemas, schema: JsonSchema, root: JsonSchema): Place | undefined {
  const ref = schema.$ref ?? schema.allOf?.[0]?.$ref;
  if (!ref) return { schema, root };
  const target = schemas.resolveRef(ref, root);
  const file = ref.split('#')[0];
  const nextRoot = file ? schemas.get(file.replace('.schema.json', '')) : root;
  const place = target && nextRoot && follow(schemas, target, nextRoot);
  const { $ref: _, allOf: __, ...own } = schema;
  return place && { ...place, schema: { ...place.schema, ...own } };
}
