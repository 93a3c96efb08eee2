import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonSchema } from './source-schema.ts';

/**
 * Every schema of the project by name: `page`, `site`, `vehicle`, `common`, `blocks/hero` ...
 * Each `$id` is the bare file name, so that `common.schema.json#/definitions/x` means the same from every folder.
 * @throws if a file is not valid JSON, or says another `$id` or, for a block, another `type` than its name
 */
export async function readSchemas(folder = import.meta.dirname): Promise<Map<string, JsonSchema>> {
  const inFolder = async (sub: string) => {
    const names = await readdir(join(folder, sub)).catch(() => []);
    // Emacs and macOS put files of their own beside ours, with a dot before their names.
    return names.filter((name) => /^[^.].*\.schema\.json$/.test(name)).map((name) => join(sub, name));
  };
  const files = [...(await inFolder('.')), ...(await inFolder('blocks'))]
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  const entries = files.map((file): [string, JsonSchema] => {
    const schema = readJson<JsonSchema>(join(folder, file));
    const name = file.slice(0, -'.schema.json'.length);
    const type = schema.properties?.type?.const ?? name;
    if (name.startsWith('blocks/') && !name.endsWith(`/${type}`))
      throw new Error(`${join(folder, file)} has the type "${type}"; the type of a block is the name of its file.`);
    const $id = file.split('/').at(-1) as string;
    if (schema.$id !== undefined && schema.$id !== $id)
      throw new Error(`${join(folder, file)} has the $id "${schema.$id}"; write the name of its file, "${$id}".`);
    return [name, { ...withOurKeys(name, schema), $id }];
  });
  return new Map(entries);
}

/** Keys that mean the same on every site, so that no site has to describe them: settings of `site.yaml`, and the days of a record. */
const ourKeys = {
  site: ['consistency', 'given', 'redirects', 'rules', 'sample'],
  page: ['given', 'draft', 'publishOn', 'until'],
};

function withOurKeys(name: string, schema: JsonSchema): JsonSchema {
  const from = name === 'site' ? 'site' : schema.records === undefined ? undefined : 'page';
  const missing = from === undefined ? [] : ourKeys[from].filter((key) => !schema.properties?.[key]);
  if (missing.length === 0) return schema;
  const { properties: ours = {} } = readJson<JsonSchema>(join(import.meta.dirname, `${from}.schema.json`));
  const added = Object.entries(ours).filter(([key]) => missing.includes(key));
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(added) } };
}

/** Reads JSON, also behind the mark that editors of Windows put before it. @throws if the file is not valid JSON, with its name */
export function readJson<Read>(path: string): Read {
  try {
    return JSON.parse(readFileSync(path, 'utf8').replace(/^\ufeff/, '')) as Read;
  } catch (error) {
    throw new Error(`${path} is no JSON: ${(error as Error).message}`, { cause: error });
  }
}
