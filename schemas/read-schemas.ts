import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonSchema } from './source-schema.ts';

/**
 * Every schema of the project by name: `page`, `site`, `vehicle`, `common`, `blocks/hero` ...
 * Each `$id` is the bare file name, so that `common.schema.json#/definitions/x` means the same from every folder.
 */
export async function readSchemas(folder = import.meta.dirname): Promise<Map<string, JsonSchema>> {
  const inFolder = async (sub: string) =>
    (await readdir(join(folder, sub))).filter((name) => name.endsWith('.schema.json')).map((name) => join(sub, name));
  const files = [...(await inFolder('.')), ...(await inFolder('blocks'))]
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  const entries = files.map((file): [string, JsonSchema] => {
    const schema = JSON.parse(readFileSync(join(folder, file), 'utf8')) as JsonSchema;
    return [file.slice(0, -'.schema.json'.length), { ...schema, $id: file.split('/').at(-1) as string }];
  });
  return new Map(entries);
}
