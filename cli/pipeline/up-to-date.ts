import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../files/package-root.ts';
import { codeHash, hashFiles, hashOf } from '../files/source-hash.ts';
import type { Finding } from '../finding.ts';
import { imageFolder } from '../images/image-file.ts';
import { hashImages } from '../images/read-images.ts';
import { namesIn, readRecord, stampName } from '../publish/site-record.ts';

/** What a build records about itself: its inputs, when it ended, and its findings. */
export interface Stamp {
  inputs: string;
  /** The date that we built for. `timeZone` decides when that day ends. */
  on: string;
  timeZone?: string | undefined;
  /** A hash of the pages' dates, which the build itself updates. */
  dates: string;
  /** When the build ended, in milliseconds since 1970. */
  time: number;
  umask: number;
  pages: number;
  /** Only warnings, since a build with errors writes no stamp. */
  findings: Finding[];
}

/**
 * A hash of everything that a build depends on except the date and the pages' dates: the author's files, the code and the options.
 * @param options everything else that makes a difference, as JSON
 */
export async function hashInputs(root: string, options: object): Promise<string> {
  const code = [codeHash(), hashFiles(packageRoot, ['package-lock.json', 'vite.config.ts'], ['renderer', 'schemas'])];
  const site = hashFiles(root, ['site.yaml'], ['pages', 'schemas'], (name) => name.startsWith(`${imageFolder}/`));
  const images = await hashImages(join(root, imageFolder));
  return hashOf([code, site, images, options]);
}

export function hashDates(root: string): string {
  return hashFiles(root, ['.cartwright/lastmod.json'], []);
}

/** Which permissions new files do not get. We read this once, since Node sets it for a moment to read it. */
export const umask = process.umask();

/** The stamp of the site in a folder, if it is there and valid. A site with another umask has the wrong permissions, so it has none. */
export async function readStamp(folder: string): Promise<Stamp | undefined> {
  try {
    const stamp = JSON.parse(await readFile(join(folder, stampName), 'utf8')) as Stamp;
    return stamp.umask === umask ? stamp : undefined;
  } catch {
    return undefined;
  }
}

/** True if the folder has everything that the stamp's build wrote, and nobody has touched it since. */
export async function isUntouched(out: string, { time }: Stamp): Promise<boolean> {
  const record = await readRecord(out);
  const names = record ? namesIn(record) : [];
  // For tens of thousands of files, synchronous stat calls take a fraction of the time that promises take.
  const timeOf = (name: string) => statSync(join(out, name), { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN;
  return names.length > 0 && names.every((name) => timeOf(name) <= time);
}
