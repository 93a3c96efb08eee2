import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonSchema } from './source-schema.ts';

/**
 * Every schema of the project by name: `page`, `site`, `vehicle`, `common`, `blocks/hero` ...
 * Each `$id` is the bare file name, so that `common.schema.json#/definitions/x` means the same from every folder.
 * @throws if a file is not valid JSON
 */
export async function readSchemas(folder = import.meta.dirname): Promise<Map<string, JsonSchema>> {
  const inFolder = async (sub: string) => {
    const names = await readdir(join(folder, sub)).catch(() => []);
    return names.filter((name) => name.endsWith('.schema.json')).map((name) => join(sub, name));
  };
  const files = [...(await inFolder('.')), ...(await inFolder('blocks'))]
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  const entries = files.map((file): [string, JsonSchema] => {
    const schema = readJson<JsonSchema>(join(folder, file));
    return [file.slice(0, -'.schema.json'.length), { ...schema, $id: file.split('/').at(-1) as string }];
  });
  return new Map(entries);
}

/** @throws if the file is not valid JSON, with its name */
export function readJson<Read>(path: string): Read {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Read;
  } catch (error) {
    throw new Error(`${path} is no JSON: ${(error as Error).message}`, { cause: error });
  }
}
