import { hash } from 'node:crypto';
import { chmodSync, constants, copyFileSync, linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressed, type Effort } from '../bundle/compress.ts';
import type { StoredFile } from '../memory/cache.ts';
import type { FileRecord, SiteRecord } from './site-record.ts';

/** The content of a file, or a finished file to copy. */
export type StagedFile = Buffer | string | StoredFile;

/** The stage folder for the next site, and what earlier builds left. */
export interface Stage {
  folder: string;
  /** The last site's folder, and when its build ended, in milliseconds since 1970. */
  last: { folder: string; time: number };
  /** The files that the stage already has from the site before the last, and when that build ended. */
  before?: { files: SiteRecord['files']; time: number } | undefined;
  effort: Effort;
  /** The permissions of a new file. */
  mode: number;
}

/**
 * Adds a file and its compressed copies to the stage: links to the last site's files if they are the same, or else new files. They are not
 * durable until somebody syncs the stage.
 * @param known the last site's record of this name
 */
export function stageFile(stage: Stage, name: string, content: StagedFile, known: FileRecord | undefined): FileRecord {
  const file = isStored(content) ? content : Buffer.from(content);
  const effort = stage.effort === 'thorough' ? '+' : '';
  const sum = isStored(file) ? file.hash : hash('sha256', file, 'base64url').slice(0, 22) + effort;
  if (known?.hash === sum && linkKnown(stage, name, known)) return known;
  return { hash: sum, endings: writeAll(stage, name, file) };
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
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
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

function writeAll({ folder, mode, effort }: Stage, name: string, content: Buffer | StoredFile): string[] {
  const target = join(folder, name);
  if (isStored(content)) {
    // Copy and do not link, so that changes never reach the original.
    const flags = constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL;
    atPlace(target, () => copyFileSync(content.path, target, flags));
    // The original has the permissions of the build that made it.
    chmodSync(target, mode);
    return [];
  }
  const forms = compressed(name, content, effort);
  for (const [ending, form] of [['', content] as const, ...forms])
    atPlace(target + ending, () => writeFileSync(target + ending, form, { flag: 'wx' }));
  return forms.map(([ending]) => ending);
}

function isStored(content: StagedFile): content is StoredFile {
  return typeof content === 'object' && 'path' in content;
}
