import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../package-root.ts';

/** A hash over everything that the renderer is built from. */
export async function sourceHash(): Promise<string> {
  return hashFiles(
    packageRoot,
    ['package-lock.json', 'vite.config.ts'],
    ['renderer', 'schemas/generated'],
    '.schema.json',
  );
}

/**
 * A hash over the names and contents of files, and the version of Node.
 * @param root folder that names are relative to
 * @param files single files; one that is missing counts as such
 * @param folders folders with all that is in them; one that is missing counts as empty
 * @param except ending of files to leave out
 */
export async function hashFiles(root: string, files: string[], folders: string[], except?: string): Promise<string> {
  const inFolders = await Promise.all(folders.map((folder) => filesIn(root, folder)));
  const names = [...files, ...inFolders.flat()].filter((name) => !except || !name.endsWith(except)).sort();
  const contents = await Promise.all(names.map((name) => readFile(join(root, name)).catch(() => 'missing')));
  const hash = createHash('sha256').update(process.version);
  for (const [index, content] of contents.entries()) hash.update(`\0${names[index]}\0`).update(content);
  return hash.digest('hex').slice(0, 16);
}

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
