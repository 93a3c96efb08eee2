import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Names of all files in a folder and below it, relative to it, with `/`; links count as what they lead to. None where there is no such folder. */
export function filesBelow(folder: string): string[] {
  return existsSync(folder) ? namesIn(folder, '') : [];
}

// Node's own way through all folders looks at each file on the disk.
function namesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder + entry.name;
    const isFolder = entry.isSymbolicLink() ? isFolderApart(join(root, name)) : entry.isDirectory();
    if (isFolder) return namesIn(root, `${name}/`);
    return entry.isFile() || entry.isSymbolicLink() ? [name] : [];
  });
}

/** True for a link to a folder that does not hold the link itself, which would have no end. */
function isFolderApart(link: string): boolean {
  if (!statSync(link, { throwIfNoEntry: false })?.isDirectory()) return false;
  const [holder = '', target = ''] = [join(link, '..'), link].map((path) => realpathSync(path) + sep);
  return !holder.startsWith(target);
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
