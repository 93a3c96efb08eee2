import { hash } from 'node:crypto';
import { constants, copyFileSync, linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressed, type Effort } from '../bundle/compress.ts';
import type { StoredFile } from '../images/stored-files.ts';
import type { FileRecord, SiteRecord } from './site-record.ts';

/** What a file of the site holds, or where a finished file is to be copied from. */
export type StagedFile = Buffer | string | StoredFile;

/** Where the next site is put together, and what the last build left. */
export interface Stage {
  folder: string;
  /** Folder of the last site, and the end of that build in milliseconds since 1970. */
  last: { folder: string; time: number };
  /** What stands in the folder already, from the site before the last, and the end of that build. */
  before?: { files: SiteRecord['files']; time: number } | undefined;
  effort: Effort;
}

/**
 * Puts a file into the stage with its compressed forms: as a link to that of the last site where it is the same, or else new. It is not on
 * the disk for good before the stage is synced.
 * @param known what the last site has under the name
 */
export function stageFile(stage: Stage, name: string, content: StagedFile, known: FileRecord | undefined): FileRecord {
  const file = isStored(content) ? content : Buffer.from(content);
  const effort = stage.effort === 'thorough' ? '+' : '';
  const sum = isStored(file) ? file.hash : hash('sha256', file, 'base64url').slice(0, 22) + effort;
  if (known?.hash === sum && linkKnown(stage, name, known)) return known;
  return { hash: sum, endings: writeAll(stage, name, file) };
}

/** Takes a file over from an earlier site, with its compressed forms; false where one is gone or was touched since. */
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

/** Not every kind of disk has a second name for a file. */
export function linkOrCopy(from: string, to: string): void {
  try {
    atPlace(to, () => linkSync(from, to));
  } catch {
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
  }
}

/**
 * Makes a file, where need be its folder first. What stands there goes away before: it may have other names, by which it belongs to the
 * sites before.
 * @param make fails where there is a file
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

function writeAll({ folder, effort }: Stage, name: string, content: Buffer | StoredFile): string[] {
  const target = join(folder, name);
  if (isStored(content)) {
    // A copy rather than a link, so that nothing that is done to it reaches the original.
    const flags = constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL;
    atPlace(target, () => copyFileSync(content.path, target, flags));
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
