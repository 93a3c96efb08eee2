import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../files/package-root.ts';
import { codeHash, hashFiles, hashOf } from '../files/source-hash.ts';
import type { Finding } from '../finding.ts';
import { imageFolder } from '../images/image-file.ts';
import { hashImages } from '../images/read-images.ts';
import { namesIn, readRecord, stampName } from '../publish/site-record.ts';

/** What a build notes about itself: what it was made from, when it was done, and what it had to say. */
export interface Stamp {
  inputs: string;
  /** The day that it was made on, and whose clocks say so. */
  on: string;
  timeZone?: string | undefined;
  /** Hash of the dates of its pages, which the build itself brings up to date. */
  dates: string;
  /** End of the build, in milliseconds since 1970. */
  time: number;
  pages: number;
  /** Warnings; a build with errors leaves no stamp. */
  findings: Finding[];
}

/**
 * A hash over everything that a build depends on but the day and the dates of its pages: the author's files, the code and the options.
 * @param options whatever else makes a difference, as JSON
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

/** The stamp of the site in a folder, when there is a whole one. */
export async function readStamp(folder: string): Promise<Stamp | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, stampName), 'utf8')) as Stamp;
  } catch {
    return undefined;
  }
}

/** True when the folder holds what the build that left the stamp wrote, and nobody has touched it since. */
export async function isUntouched(out: string, { time }: Stamp): Promise<boolean> {
  const record = await readRecord(out);
  const names = record ? namesIn(record) : [];
  // Tens of thousands of looks: one after the other they take a fraction of what as many promises do.
  const timeOf = (name: string) => statSync(join(out, name), { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN;
  return names.length > 0 && names.every((name) => timeOf(name) <= time);
}
