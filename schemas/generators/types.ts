import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { readSchemas } from '../read-schemas.ts';
import type { JsonSchema } from '../source-schema.ts';

const banner = '// Written by `npm run generate` from the schemas. Do not edit.\n';

/** Schemas of what no author writes, and the names of their types. */
const others = {
  'api/listing': 'listing',
  'api/new-vehicle': 'new-vehicle',
  'api/vehicle': 'api-vehicle',
  'models/dev-catalogue': 'dev-catalogue',
  'models/dev-page': 'dev-page',
  'models/dev-point': 'dev-point',
  'models/layout-model': 'layout-model',
  'models/page-assets': 'page-assets',
  'models/page-list': 'page-list',
  'models/page-model': 'page-model',
};

const folder = join(import.meta.dirname, '..');

/** One module of types for each block and each document; `blocks.ts` is the union of all blocks. */
export async function generate(): Promise<Record<string, string>> {
  const schemas = await readSchemas();
  const files: Record<string, string> = {};
  const blocks: { type: string; name: string }[] = [];
  for (const [id, schema] of schemas) {
    if (id === 'common' || id === 'annotations') continue;
    const type = id.replace('blocks/', '');
    const name = id.startsWith('blocks/') ? `${pascal(type)}Block` : pascal(type);
    if (id.startsWith('blocks/')) blocks.push({ type, name });
    files[`${id}.ts`] = banner + (await typesOf(untitled(schema), name));
  }
  for (const [file, name] of Object.entries(others)) {
    const schema = JSON.parse(await readFile(join(folder, `${file}.schema.json`), 'utf8')) as JsonSchema;
    files[`${name}.ts`] = banner + (await typesOf(schema, pascal(name)));
  }
  files['blocks.ts'] = [
    banner,
    ...blocks.map(({ type, name }) => `import type { ${name} } from './blocks/${type}.ts';\n`),
    '\n/** Any block, told apart by its `type`. */\nexport type Block =\n',
    ...blocks.map(({ name }) => `  | ${name}\n`),
    ';\n',
  ].join('');
  return files;
}

async function typesOf(schema: JsonSchema, name: string): Promise<string> {
  return compile({ ...schema, $id: undefined, title: name } as Parameters<typeof compile>[0], name, {
    bannerComment: '',
    cwd: `${folder}/`,
    additionalProperties: false,
    format: false,
    maxItems: -1,
    $refOptions: { parse: { json: { parse: readReferred } } },
  });
}

function readReferred({ url, data }: { url: string; data: unknown }): JsonSchema {
  const schema = JSON.parse(String(data)) as JsonSchema;
  return url.includes('/models/') ? schema : untitled(schema);
}

/** In what authors write a title is what customers call a key; json-schema-to-typescript would name a type after it. */
function untitled<T>(node: T): T {
  if (Array.isArray(node)) return node.map(untitled) as T;
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([key, value]) => key !== 'title' || typeof value !== 'string');
  return Object.fromEntries(entries.map(([key, value]) => [key, untitled(value)])) as T;
}

function pascal(name: string): string {
  return name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
}
