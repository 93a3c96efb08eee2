import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../files/folders.ts';
import { hashedFolders } from '../site/routes.ts';

/** Name of the file in a built site that says what it consists of; also the mark by which a folder is known to be one. */
export const recordName = '.cartwright.json';

/** Name of the file that says what the site was made from; see up-to-date.ts. */
export const stampName = '.cartwright-stamp.json';

export interface FileRecord {
  /** Changes with what it holds and how it is compressed. */
  hash: string;
  /** Of its compressed forms. */
  endings: string[];
}

/** What a built site consists of, for the next build. */
export interface SiteRecord {
  /** By name. */
  files: Record<string, FileRecord>;
  /** Files of earlier builds that open pages may still ask for. */
  retired: Record<string, Retirement>;
}

/** For how long a file has been part of no site. */
export interface Retirement {
  /** When it was first left out, in milliseconds since 1970. */
  since: number;
  /** How many builds have left it out. */
  builds: number;
}

/**
 * The record of the site in a folder; undefined when it has none. One that is broken, or of an older form, counts as empty: every file is
 * then written anew.
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

/** Names of all files that the site itself consists of, with their compressed forms. */
export function namesIn({ files }: Pick<SiteRecord, 'files'>): string[] {
  return Object.entries(files).flatMap(([name, { endings }]) => ['', ...endings].map((ending) => name + ending));
}

/** A page may be open for a day without being used, and a site may be built only once a month. */
const keptFor = 24 * 60 * 60 * 1000;
const keptBuilds = 3;

/**
 * The files of earlier builds that the next site is to have as well, since pages that are open ask for them: all of the last three
 * builds, and all that were left out less than a day ago.
 * @param folder the site that is there
 * @param wanted names of the files that the next site consists of
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
