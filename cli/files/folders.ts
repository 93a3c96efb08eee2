import { existsSync, readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of all files in a folder and below it, relative to it, with `/`; none where there is no such folder. */
export function filesBelow(folder: string): string[] {
  return existsSync(folder) ? namesIn(folder, '') : [];
}

// Node's own way through all folders looks at each file on the disk.
function namesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return namesIn(root, `${folder}${entry.name}/`);
    return entry.isFile() ? [folder + entry.name] : [];
  });
}

/** What the modules of a folder export as default, by their names without ending, in the order of the names. */
export async function loadFolder<Exported>(folder: string): Promise<Map<string, Exported>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  const entries = files.map(async (file): Promise<[string, Exported]> => {
    const module = (await import(join(folder, file))) as { default: Exported };
    return [file.slice(0, -'.ts'.length), module.default];
  });
  return new Map(await Promise.all(entries));
}
