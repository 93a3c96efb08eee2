import { statSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../files/package-root.ts';
import { codeHash, hashFiles, hashOf } from '../files/source-hash.ts';
import { imageFolder } from '../images/image-file.ts';
import { hashImages } from '../images/read-images.ts';
import type { Memory } from '../memory/memory.ts';
import { namesIn, type SiteRecord } from '../publish/site-record.ts';
import type { Source } from '../source/source.ts';

/**
 * A hash of everything that a build depends on except the date and what earlier builds keep: the author's files, the code and the options.
 * @param options as JSON; of these, the folder, `force` and the date make no difference
 * @param known hashes of the author's files that we have read already
 */
export async function hashInputs(root: string, options: object, memory: Memory, known?: Source['hashes']) {
  serverCode ??= hashFiles(packageRoot, ['vite.config.ts'], ['renderer', 'api']);
  const isImage = (name: string) => name.startsWith(`${imageFolder}/`);
  const site = hashFiles(root, ['site.yaml'], ['pages', 'schemas'], isImage, known);
  const images = await hashImages(join(root, imageFolder), memory);
  return hashOf([codeHash(), serverCode, site, images, { ...options, out: '', force: false, on: '' }]);
}

/** Computed once, like `codeHash`. If the code changes during a build, the next build starts from scratch. */
let serverCode: string | undefined;

/** A hash of what a build keeps for the next ones. */
export function hashKept(root: string): string {
  return hashFiles(root, [], ['.cartwright']);
}

/** True if the folder has everything that its record says, and nobody has touched it since. */
export function isUntouched(out: string, record: SiteRecord): boolean {
  const names = namesIn(record);
  // For tens of thousands of files, synchronous stat calls take a fraction of the time that promises take.
  const timeOf = (name: string) => statSync(join(out, name), { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN;
  return names.length > 0 && names.every((name) => timeOf(name) <= record.time);
}
