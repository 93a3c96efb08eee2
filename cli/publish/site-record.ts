import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../files/folders.ts';
import { hashedFolders } from '../site/routes.ts';

/** A built site's list of its files. It also marks a folder as a built site. */
export const recordName = '.cartwright.json';

/** The record of a site's inputs; see up-to-date.ts. */
export const stampName = '.cartwright-stamp.json';

export interface FileRecord {
  /** Changes with the content and with how we compress it. */
  hash: string;
  /** File name endings of its compressed copies. */
  endings: string[];
}

/** The files of a built site, for the next build. */
export interface SiteRecord {
  /** The site's own files by name. */
  files: Record<string, FileRecord>;
  /** Files of earlier builds that open pages may still request. */
  retired: Record<string, Retirement>;
}

/** How long a file has not been part of the site. */
export interface Retirement {
  /** When a build first left it out, in milliseconds since 1970. */
  since: number;
  /** How many builds in a row have left it out. */
  builds: number;
}

/**
 * The record of the site in a folder; undefined if there is none. A broken or outdated record counts as empty, so that we write every file
 * anew.
 */
export async function readRecord(folder: string): Promise<SiteRecord | undefined> {
  const text = await readFile(join(folder, recordName), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const { files = {}, retired = {} } = JSON.parse(text) as Partial<SiteRecord>;
    return { files, retired };
  } catch {
    return { files: {}, retired: {} };
  }
}

/** Names of all files of the site itself, with their compressed copies. */
export function namesIn({ files }: Pick<SiteRecord, 'files'>): string[] {
  return Object.entries(files).flatMap(([name, { endings }]) => ['', ...endings].map((ending) => name + ending));
}

/** A page may stay open for a day, and a site may be built only once a month. */
const keptFor = 24 * 60 * 60 * 1000;
const keptBuilds = 3;

/**
 * Files of earlier builds that the next site keeps, because open pages may still request them: those of the last three builds, and those
 * that a build left out less than a day ago.
 * @param folder the current site
 * @param wanted names of the next site's files
 * @param now milliseconds since 1970
 */
export function retire(
  folder: string,
  before: SiteRecord,
  wanted: ReadonlySet<string>,
  now: number,
): SiteRecord['retired'] {
  const there = hashedFolders.flatMap((name) => filesBelow(join(folder, name)).map((file) => `${name}/${file}`));
  const retired = there
    .filter((name) => !wanted.has(name))
    .map((name): [string, Retirement] => {
      const { since, builds } = before.retired[name] ?? { since: now, builds: 0 };
      return [name, { since, builds: builds + 1 }];
    });
  return Object.fromEntries(retired.filter(([, { since, builds }]) => builds <= keptBuilds || now - since < keptFor));
}
