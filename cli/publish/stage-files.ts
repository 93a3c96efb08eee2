import { createHash } from 'node:crypto';
import { link, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressed } from '../bundle/compress.ts';
import { eachAtOnce } from '../images/each-at-once.ts';
import type { StoredFile } from '../images/make-renditions.ts';
import { hashedFolders } from '../site/hashed-folders.ts';
import { copyDurably, syncFolder, writeDurably } from './durable.ts';
import { retire } from './retire.ts';
import { namesIn, type SiteRecord } from './site-record.ts';

/** What a file of the site holds, or where a finished file is to be copied from. */
export type StagedFile = Buffer | string | StoredFile;

/** The site that the last build left. */
export interface LastSite {
  folder: string;
  record: SiteRecord;
  /** End of that build, in milliseconds since 1970. */
  time: number;
}

/** How many files are in work at a time: a process may have only so many open. */
const atOnce = 32;

/**
 * Puts files into the folder `stage`: those that the last site has as links to its own, the others new, with their compressed forms, and
 * links to what of earlier sites is still asked for. When it is done the disk has all of it.
 */
export async function stageFiles(
  stage: string,
  files: ReadonlyMap<string, StagedFile>,
  last: LastSite,
): Promise<SiteRecord> {
  const folders = foldersOf([...files.keys(), ...hashedFolders.map((folder) => `${folder}/`)]);
  for (const folder of folders) await mkdir(join(stage, folder), { recursive: true });
  const staged = await eachAtOnce(atOnce, [...files], async ([name, content]) => {
    const file = isStored(content) ? content : Buffer.from(content);
    const hash = isStored(file) ? file.hash : hashOf(file);
    const known = last.record.files[name];
    const isKept = known?.hash === hash && (await linkAll(last, stage, name, known.endings));
    return [name, isKept ? known : { hash, endings: await writeAll(stage, name, file) }] as const;
  });
  const record: SiteRecord = { files: Object.fromEntries(staged), retired: {} };
  record.retired = await retire(last.folder, last.record, new Set(namesIn(record)), Date.now());
  await eachAtOnce(atOnce, Object.keys(record.retired), (name) =>
    linkOrCopy(join(last.folder, name), join(stage, name)),
  );
  for (const folder of folders) await syncFolder(join(stage, folder));
  return record;
}

/** The folders that files stand in and those around them, the outermost first. */
function foldersOf(names: readonly string[]): string[] {
  const folders = new Set(['.']);
  const add = (folder: string) => {
    if (folders.has(folder)) return;
    add(dirname(folder));
    folders.add(folder);
  };
  for (const name of names) add(dirname(name));
  return [...folders];
}

function isStored(content: StagedFile): content is StoredFile {
  return typeof content === 'object' && 'path' in content;
}

function hashOf(buffer: Buffer): string {
  return createHash('sha256').update(buffer).digest('base64url').slice(0, 22);
}

async function writeAll(stage: string, name: string, content: Buffer | StoredFile): Promise<string[]> {
  if (isStored(content)) {
    await copyDurably(content.path, join(stage, name));
    return [];
  }
  const forms = await compressed(name, content, 'quick');
  for (const [ending, form] of [['', content] as const, ...forms]) await writeDurably(join(stage, name + ending), form);
  return forms.map(([ending]) => ending);
}

/** Not every kind of disk has a second name for a file. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyDurably(from, to));
}

/** Takes a file over from the last build, with its compressed forms; false where one is gone or was touched since. */
async function linkAll({ folder, time }: LastSite, stage: string, name: string, endings: string[]): Promise<boolean> {
  const forms = ['', ...endings].map((ending) => name + ending);
  try {
    for (const form of forms) {
      await link(join(folder, form), join(stage, form));
      const { mtimeMs } = await stat(join(stage, form));
      if (mtimeMs > time) throw new Error(`${form} was touched.`);
    }
    return true;
  } catch {
    await Promise.all(forms.map((form) => rm(join(stage, form), { force: true })));
    return false;
  }
}
