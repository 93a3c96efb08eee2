import { createHash, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './folders.ts';
import { packageRoot } from './package-root.ts';

/** A hash of data, as JSON has it. */
export function hashOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value) ?? '', 'base64url').slice(0, 22);
}

/** A hash over everything that the renderer is built from. */
export function sourceHash(): string {
  const build = ['package-lock.json', 'vite.config.ts', 'cli/bundle/build-bundle.ts', 'cli/bundle/subset-fonts.ts'];
  const shared = ['schemas/format.ts', 'schemas/fresh-script.ts', 'schemas/page-list-file.ts'];
  const isSchema = (name: string) => name.endsWith('.schema.json');
  return hashFiles(packageRoot, [...build, ...shared], ['renderer', 'schemas/generated'], isSchema);
}

/** A hash over the code of the command line, and the schemas that come with it. */
export function codeHash(): string {
  return (codeState ??= hashFiles(packageRoot, ['package-lock.json'], ['cli', 'schemas']));
}

/** Worked out once: a process runs the code that it began with. */
let codeState: string | undefined;

/**
 * A hash over the names and contents of files, and the version of Node.
 * @param root folder that names are relative to
 * @param files single files; one that is missing counts as such
 * @param folders folders with all that is in them; one that is missing counts as empty
 * @param isLeftOut tells which of the files in the folders do not count, by their names
 */
export function hashFiles(
  root: string,
  files: string[],
  folders: string[],
  isLeftOut?: (name: string) => boolean,
): string {
  const inFolders = folders.flatMap((folder) => filesBelow(join(root, folder)).map((name) => `${folder}/${name}`));
  const names = [...files, ...inFolders].filter((name) => !isLeftOut?.(name)).sort();
  const hash = createHash('sha256').update(process.version);
  // Hundreds of small files: reading them one after the other takes a fraction of what as many promises do.
  for (const name of names) hash.update(`\0${name}\0`).update(contentOf(join(root, name)));
  return hash.digest('hex').slice(0, 16);
}

function contentOf(path: string): Buffer | string {
  try {
    return readFileSync(path);
  } catch {
    return 'missing';
  }
}
