import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { hashedFolders, isHashed } from '../../api/static/send-file.ts';
import { filesBelow } from '../files/folders.ts';
import type { Finding } from '../finding.ts';

/** What a build says about the site that it made. It also marks a folder as a built site. */
export const recordName = '.cartwright.json';

export interface FileRecord {
  /** Changes with the content and with how we compress it. */
  hash: string;
  /** File name endings of its compressed copies. */
  endings: string[];
}

/** What a build depended on, and what it found; see up-to-date.ts. */
export interface Stamp {
  inputs: string;
  /** The date that we built for. `timeZone` decides when that day ends. */
  on: string;
  timeZone?: string | undefined;
  /** A hash of what builds keep for later ones, which the build itself updates. */
  kept: string;
  pages: number;
  /** Only warnings, since a build with errors makes no site. */
  findings: Finding[];
}

export interface SiteRecord {
  /** The site's own files by name. */
  files: Record<string, FileRecord>;
  /** Files of earlier builds that open pages may still request: when a build first left them out, and how many have. */
  retired: Record<string, { since: number; builds: number }>;
  /** When the build ended, in milliseconds since 1970. 0 if none of its files can be used again. */
  time: number;
  stamp?: Stamp;
}

/** The record of a folder without a site of ours. */
export const noSite: SiteRecord = { files: {}, retired: {}, time: 0 };

/** The record of the site in a folder; undefined if there is none. If it is broken, we write every file anew. */
export async function readRecord(folder: string): Promise<SiteRecord | undefined> {
  const text = await readFile(join(folder, recordName), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const record: SiteRecord = { ...noSite, ...JSON.parse(text) };
    // The clock was ahead during that build, so a later change to a file would look older than it.
    return record.time > Date.now() + 1 ? { ...record, time: 0 } : record;
  } catch {
    return noSite;
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
 */
export function retire(folder: string, before: SiteRecord, wanted: ReadonlySet<string>): SiteRecord['retired'] {
  const now = Date.now();
  const there = hashedFolders.flatMap((name) => filesBelow(join(folder, name)).map((file) => `${name}/${file}`));
  const retired = there
    .filter((name) => !wanted.has(name))
    .map((name) => {
      const { since, builds } = before.retired[name] ?? { since: now, builds: 0 };
      return [name, { since, builds: builds + 1 }] as const;
    });
  return Object.fromEntries(retired.filter(([, { since, builds }]) => builds <= keptBuilds || now - since < keptFor));
}

/**
 * Files that somebody else put into a site, such as a proof for a search engine of whose site it is. They stay. We leave out links, since
 * the next site would have what they lead to.
 */
export function addedTo(folder: string, before: SiteRecord, wanted: ReadonlySet<string>): string[] {
  if (Object.keys(before.files).length === 0) return [];
  const known = wanted.union(new Set(namesIn(before)));
  const isOurs = (name: string) => known.has(name) || isHashed(name);
  const isLink = (path: string) =>
    !existsSync(path) || realpathSync(path) !== join(realpathSync(folder), relative(folder, path));
  return filesBelow(folder).filter(
    (name) => !isOurs(name) && !/^\.(cartwright|next-)/.test(name) && !isLink(join(folder, name)),
  );
}
