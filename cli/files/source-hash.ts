import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './folders.ts';
import { packageRoot } from './package-root.ts';

/** A hash of a value's JSON. */
export function hashOf(value: unknown): string {
  return contentHash(JSON.stringify(value) ?? '');
}

/** A hash of everything that the renderer's build depends on. */
export function sourceHash(): string {
  const isForFacts = (name: string) => /\.schema\.json$|^schemas\/(?:derive|generators)\//.test(name);
  const folders = ['renderer', 'schemas', 'cli/bundle'];
  return hashFiles(packageRoot, ['package-lock.json', 'vite.config.ts'], folders, isForFacts);
}

/** A hash of the CLI's code and the package's schemas. */
export function codeHash(): string {
  return (codeState ??= hashFiles(packageRoot, ['package-lock.json'], ['cli', 'schemas']));
}

/** Computed once, since the code of a running process does not change. */
let codeState: string | undefined;

/**
 * A hash of the names and contents of files, and of the Node version.
 * @param root folder that names are relative to
 * @param files single files; a missing one is fine
 * @param folders folders, with everything in them; a missing one counts as empty
 * @param isLeftOut returns true for files to skip, by name
 * @param known hashes of the contents of files that we have read already, by name
 */
export function hashFiles(
  root: string,
  files: string[],
  folders: string[],
  isLeftOut?: (name: string) => boolean,
  known?: ReadonlyMap<string, string>,
): string {
  const inFolders = folders.flatMap((folder) => filesBelow(join(root, folder)).map((name) => `${folder}/${name}`));
  const names = [...files, ...inFolders].filter((name) => !isLeftOut?.(name)).sort();
  // For hundreds of small files, sequential synchronous reads take a fraction of the time that promises take.
  const contents = names.map((name) => [name, known?.get(name) ?? contentHash(contentOf(join(root, name)))]);
  return hash('sha256', JSON.stringify([process.version, contents]), 'hex').slice(0, 16);
}

/** A hash of what is in a file. */
export function contentHash(content: Buffer | string): string {
  return hash('sha256', content, 'base64url').slice(0, 22);
}

function contentOf(path: string): Buffer | string {
  try {
    return readFileSync(path);
  } catch {
    return 'missing';
  }
}
