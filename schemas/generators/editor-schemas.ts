import { readSchemas } from '../read-schemas.ts';
import { type JsonSchema, sourceSchema } from '../source-schema.ts';

/**
 * The schemas that YAML editors use for completion, one file each: `page.schema.json` with every block, `site.schema.json`,
 * and one for each kind of record. They describe what an author writes, so a reference is allowed instead of any value.
 */
export async function generate(): Promise<Record<string, string>> {
  const all = await readSchemas();
  const common = sourceSchema(all.get('common') ?? {}).definitions ?? {};
  const records = [...all].flatMap(([id, schema]) => (schema.records === undefined ? [] : [id]));
  const blocks = [...all].filter(([id]) => id.startsWith('blocks/'));

  const page = bundle(sourceSchema(withoutId(all.get('page') ?? {})));
  const item = itemsOf(page);
  const blockDefinitions = Object.fromEntries(
    blocks.map(([id, schema]) => {
      const { properties, ...block } = bundle(sourceSchema(withoutId(schema)));
      return [`block-${id.slice(7)}`, { ...block, properties: { ...item.properties, ...properties } }];
    }),
  );
  const types = blocks.map(([id]) => id.slice(7));
  item.properties = { ...item.properties, type: { description: 'Name of the block.', enum: types } };
  item.allOf = types.map((type) => ({
    if: { properties: { type: { const: type } }, required: ['type'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { $ref: `#/definitions/block-${type}` },
  }));

  const definitions = Object.fromEntries(Object.entries(common).map(([name, schema]) => [name, bundle(schema)]));
  return {
    'page.schema.json': print({ ...page, definitions: { ...definitions, ...blockDefinitions } }),
    ...Object.fromEntries(['site', ...records].map((id) => [`${id}.schema.json`, facts(all.get(id) ?? {})])),
  };

  function facts(schema: JsonSchema): string {
    const bundled = bundle(sourceSchema(withoutId(schema)));
    return print({ ...bundled, definitions: { ...definitions, ...bundled.definitions } });
  }
}

/** Rewrites refs to common definitions as refs inside the bundled file. */
function bundle<T extends JsonSchema>(schema: T): T {
  return JSON.parse(JSON.stringify(schema).replaceAll('common.source.json#/definitions/', '#/definitions/')) as T;
}

function itemsOf(page: JsonSchema): JsonSchema {
  const blocks = page.properties?.blocks;
  const list = blocks?.else ?? blocks;
  const item = list?.items;
  if (!item) throw new Error('The page schema has no blocks.');
  if (!item.else) return item;
  const written = item.else;
  if (list) list.items = written;
  return written;
}

function withoutId(schema: JsonSchema): JsonSchema {
  const { $id: _, ...rest } = schema;
  return rest;
}

function print(schema: JsonSchema): string {
  return `${JSON.stringify({ $comment: 'Written by `npm run generate` from the schemas. Do not edit.', ...schema }, null, 2)}\n`;
}
