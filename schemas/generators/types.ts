import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { readSchemas } from '../read-schemas.ts';
import type { JsonSchema } from '../source-schema.ts';

const banner = '// Written by `npm run generate` from the schemas. Do not edit.\n';

/** Schemas of data that no author writes, and the names of their types. */
const internalSchemas = {
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

/** One module of types for each block, document and shared map. `blocks.ts` is the union of all blocks. */
export async function generate(): Promise<Record<string, string>> {
  const schemas = await readSchemas();
  const common = JSON.stringify(schemas.get('common')).replaceAll(
    '"#/definitions/',
    '"common.schema.json#/definitions/',
  );
  const { definitions = {} } = JSON.parse(common) as JsonSchema;
  const shared = new Map(Object.entries(definitions).filter(([, { type }]) => type === 'object'));
  const files: Record<string, string> = {};
  const blocks: { type: string; name: string }[] = [];
  const typesOf = async (schema: JsonSchema, name: string, folder = './common/') => {
    const used = new Set<string>();
    const types = await compileTypes(withImports(schema, shared, used), name);
    const imports = [...used].sort().map((key) => `import type { ${pascal(key)} } from '${folder}${kebab(key)}.ts'\n`);
    return [banner, ...imports, types].join('');
  };
  for (const [key, schema] of shared)
    files[`common/${kebab(key)}.ts`] = await typesOf(untitled(schema), pascal(key), './');
  for (const [id, schema] of schemas) {
    if (id === 'common') continue;
    const type = id.replace('blocks/', '');
    const name = id.startsWith('blocks/') ? `${pascal(type)}Block` : pascal(type);
    if (id.startsWith('blocks/')) blocks.push({ type, name });
    const source = id === 'annotations' ? marksIn(schema) : schema;
    files[`${id}.ts`] = await typesOf(untitled(source), name, id === type ? './common/' : '../common/');
  }
  for (const [file, name] of Object.entries(internalSchemas)) {
    const schema = JSON.parse(await readFile(join(folder, `${file}.schema.json`), 'utf8')) as JsonSchema;
    files[`${name}.ts`] = await typesOf(schema, pascal(name));
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

/**
 * The annotations as one flat map: a figure has the keys of all kinds. Leaves out keywords that hold any value or other schemas,
 * because source-schema.ts declares those.
 */
function marksIn({ properties = {}, definitions = {}, ...annotations }: JsonSchema): JsonSchema {
  const ofKinds = Object.values(definitions).map((kind) => kind.properties);
  const keys = Object.assign({}, ...ofKinds, properties.figure?.properties) as JsonSchema['properties'];
  const figure = { ...properties.figure, allOf: [], properties: keys };
  const isMark = (mark: JsonSchema) => Object.keys(mark).length > 1 && !JSON.stringify(mark).includes('"$ref":"#"');
  const marks = Object.entries({ ...properties, figure }).filter(([, mark]) => isMark(mark));
  return { ...annotations, properties: Object.fromEntries(marks) };
}

/**
 * Replaces each shared map in a schema by its type, instead of repeating it.
 * @param used collects the keys of the types that it uses
 */
function withImports<T>(node: T, shared: ReadonlyMap<string, unknown>, used: Set<string>): T {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => withImports(item, shared, used)) as T;
  const { $ref = '', ...rest } = node as { $ref?: string };
  const [, key = ''] = /^common\.schema\.json#\/definitions\/(\w+)$/.exec($ref) ?? [];
  if (shared.has(key)) {
    used.add(key);
    return { ...rest, tsType: pascal(key) } as T;
  }
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, withImports(value, shared, used)])) as T;
}

async function compileTypes(schema: JsonSchema, name: string): Promise<string> {
  return compile({ ...schema, $id: undefined, title: name } as Parameters<typeof compile>[0], name, {
    bannerComment: '',
    cwd: `${folder}/`,
    additionalProperties: false,
    format: false,
    ignoreMinAndMaxItems: true,
    $refOptions: { parse: { json: { parse: readReferred } } },
  });
}

function readReferred({ url, data }: { url: string; data: unknown }): JsonSchema {
  const schema = JSON.parse(String(data)) as JsonSchema;
  return url.includes('/models/') ? schema : untitled(schema);
}

/** Removes titles. In an author's schema a title is for customers, but json-schema-to-typescript would name a type after it. */
function untitled<T>(node: T): T {
  if (Array.isArray(node)) return node.map(untitled) as T;
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([key, value]) => key !== 'title' || typeof value !== 'string');
  return Object.fromEntries(entries.map(([key, value]) => [key, untitled(value)])) as T;
}

function pascal(name: string): string {
  return name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
