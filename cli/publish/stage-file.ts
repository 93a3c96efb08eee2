import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressed, type Effort } from '../bundle/compress.ts';
import { contentHash } from '../files/source-hash.ts';
import type { StoredFile } from '../memory/cache.ts';
import type { FileRecord, SiteRecord } from './site-record.ts';

/** The text of a file, or a finished file to copy. */
export type StagedFile = string | StoredFile;

/** The stage folder for the next site, and what earlier builds left. */
export interface Stage {
  folder: string;
  /** The last site's folder, and when its build ended, in milliseconds since 1970. */
  last: { folder: string; time: number };
  /** The files that the stage already has from the site before the last, and when that build ended. */
  before?: { files: SiteRecord['files']; time: number } | undefined;
  effort: Effort;
}

/**
 * Adds a file and its compressed copies to the stage: links to the last site's files if they are the same, or else new files. They are not
 * durable until somebody syncs the stage.
 * @param known the last site's record of this name
 */
export function stageFile(stage: Stage, name: string, content: StagedFile, known: FileRecord | undefined): FileRecord {
  const isText = typeof content === 'string';
  const effort = stage.effort === 'thorough' ? '+' : '';
  const sum = isText ? contentHash(content) + effort : content.hash;
  if (known?.hash === sum && linkKnown(stage, name, known)) return known;
  // Write a copy and do not link, so that changes never reach the original.
  const bytes = isText ? Buffer.from(content) : readFileSync(content.path);
  const forms = isText ? compressed(name, bytes, stage.effort) : [];
  for (const [ending, form] of [['', bytes] as const, ...forms]) {
    const target = join(stage.folder, name + ending);
    atPlace(target, () => writeFileSync(target, form, { flag: 'wx' }));
  }
  return { hash: sum, endings: forms.map(([ending]) => ending) };
}

/** Reuses a file of an earlier site with its compressed copies. Returns false if one is missing or somebody has touched it. */
export function linkKnown({ folder, last, before }: Stage, name: string, { hash, endings }: FileRecord): boolean {
  const forms = ['', ...endings].map((ending) => name + ending);
  const there = before?.files[name]?.hash === hash ? before : undefined;
  try {
    for (const form of forms) {
      const target = join(folder, form);
      if (!there) atPlace(target, () => linkSync(join(last.folder, form), target));
      if (statSync(target).mtimeMs > (there ?? last).time) throw new Error(`${form} was touched.`);
    }
    return true;
  } catch {
    for (const form of forms) rmSync(join(folder, form), { force: true });
    return false;
  }
}

/** Not every file system has hard links. */
export function linkOrCopy(from: string, to: string): void {
  try {
    atPlace(to, () => linkSync(from, to));
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Creates a file, and its folder if needed. Removes an existing file first, since that may be a hard link that belongs to earlier sites
 * too.
 * @param make must fail if the file exists
 */
function atPlace(path: string, make: () => void): void {
  try {
    make();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') mkdirSync(dirname(path), { recursive: true });
    else if (code === 'EEXIST') rmSync(path);
    else throw error;
    make();
  }
}
