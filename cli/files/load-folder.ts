import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What the modules of a folder export as default, by their names without ending, in the order of the names. */
export async function loadFolder<Exported>(folder: string): Promise<Map<string, Exported>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  const entries = files.map(async (file): Promise<[string, Exported]> => {
    const module = (await import(join(folder, file))) as { default: Exported };
    return [file.slice(0, -'.ts'.length), module.default];
  });
  return new Map(await Promise.all(entries));
}
