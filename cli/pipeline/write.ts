import { createHash } from 'node:crypto';
import { constants, copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { compressed } from '../bundle/compress.ts';
import type { StoredFile } from '../images/make-renditions.ts';
import { UsageError } from '../usage-error.ts';
import { assetNames, isUntouched, readStamp, type Stamp } from './up-to-date.ts';

/** Name of the file that says what a built site consists of; also the mark by which a folder is known to be one. */
const manifestName = '.cartwright.json';

/** Name of the file that says what the site was made from; see up-to-date.ts. */
const stampName = '.cartwright-stamp.json';

/** Hash and compressed endings of each file that a build wrote. */
type Manifest = Record<string, { hash: string; endings: string[] }>;

export interface WriteResult {
  written: number;
  unchanged: number;
}

/**
 * Writes a site to `out`. It is put together aside and swapped in whole, so that `out` is at every moment either the last good site or
 * the new one. Files that have not changed are linked, not written, with their compressed forms; one that was touched since is written.
 * @param files contents by name, or where a finished file is to be copied from
 * @param folders folders whose files are copied as they are, by the name they get: `{ assets: '/cache/assets' }`
 * @throws UsageError when `out` is a folder that no build has made
 */
export async function write(
  out: string,
  files: ReadonlyMap<string, Buffer | string | StoredFile>,
  folders: Record<string, string>,
): Promise<WriteResult> {
  await recover(out);
  const before = await readManifest(out);
  const lastBuild = (await readStamp(join(out, stampName)))?.time ?? 0;
  const stage = `${out}.next-${process.pid}`;
  const manifest: Manifest = {};
  const result = { written: 0, unchanged: 0 };
  await rm(stage, { recursive: true, force: true });
  try {
    const names = [...files.keys()];
    const parents = new Set(names.map((name) => dirname(join(stage, name))));
    for (const parent of parents) await mkdir(parent, { recursive: true });
    await Promise.all(
      [...files].map(async ([name, content]) => {
        const file = isStored(content) ? content : Buffer.from(content);
        const hash = isStored(file) ? file.hash : hashOf(file);
        const known = before[name];
        const kept = known?.hash === hash && (await linkAll(out, stage, name, known.endings, lastBuild));
        manifest[name] = kept ? known : { hash, endings: await writeAll(stage, name, file) };
        result[kept ? 'unchanged' : 'written']++;
      }),
    );
    for (const [name, folder] of Object.entries(folders)) await copyFolder(folder, join(stage, name));
    await writeFile(join(stage, manifestName), JSON.stringify(manifest));
    await swap(stage, out);
  } catch (error) {
    await rm(stage, { recursive: true, force: true });
    throw error;
  }
  return result;
}

/** The stamp of the site in `out`, when the site is as the build left it. */
export async function stampOf(out: string): Promise<Stamp | undefined> {
  const stamp = await readStamp(join(out, stampName));
  const text = await readFile(join(out, manifestName), 'utf8').catch(() => '{}');
  const listed = Object.entries(parseManifest(text)).flatMap(([name, { endings }]) =>
    ['', ...endings].map((ending) => name + ending),
  );
  const names = [...listed, ...(await assetNames(out))];
  return stamp && listed.length > 0 && (await isUntouched(out, names, stamp)) ? stamp : undefined;
}

/** Leaves the stamp of the build that has just written `out`. */
export async function writeStamp(out: string, stamp: Stamp): Promise<void> {
  await writeFile(join(out, stampName), JSON.stringify(stamp));
}

async function readManifest(out: string): Promise<Manifest> {
  const text = await readFile(join(out, manifestName), 'utf8').catch(() => undefined);
  if (text !== undefined) return parseManifest(text);
  const names = await readdir(out).catch(() => []);
  if (names.length === 0) return {};
  throw new UsageError(
    `The folder "${out}" holds other files and is no built site. Give another with --out, or empty it.`,
  );
}

/** A broken manifest only means that every file is written anew. */
function parseManifest(text: string): Manifest {
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    return {};
  }
}

function isStored(content: Buffer | string | StoredFile): content is StoredFile {
  return typeof content === 'object' && 'path' in content;
}

function hashOf(buffer: Buffer): string {
  return createHash('sha256').update(buffer).digest('base64url').slice(0, 22);
}

async function writeAll(stage: string, name: string, content: Buffer | StoredFile): Promise<string[]> {
  if (isStored(content)) {
    // A copy rather than a link here as well.
    await copyFile(content.path, join(stage, name), constants.COPYFILE_FICLONE);
    return [];
  }
  const forms = await compressed(name, content, 'quick');
  await Promise.all(
    [['', content] as [string, Buffer], ...forms].map(([ending, form]) => writeFile(join(stage, name + ending), form)),
  );
  return forms.map(([ending]) => ending);
}

/** Takes a file over from the last build, with its compressed forms; false where one is gone or was touched since. */
async function linkAll(
  out: string,
  stage: string,
  name: string,
  endings: string[],
  lastBuild: number,
): Promise<boolean> {
  const forms = ['', ...endings].map((ending) => name + ending);
  try {
    await Promise.all(
      forms.map(async (form) => {
        await link(join(out, form), join(stage, form));
        if ((await stat(join(stage, form))).mtimeMs > lastBuild) throw new Error(`${form} was touched.`);
      }),
    );
    return true;
  } catch {
    await Promise.all(forms.map((form) => rm(join(stage, form), { force: true })));
    return false;
  }
}

/** Copies rather than links, so that nothing that is done to the site reaches the cache. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const names = await readdir(from);
  await Promise.all(names.map((name) => copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE)));
}

/** Clears away what a build that was killed has left beside `out`, and puts the last good site back if it was killed between the two moves. */
async function recover(out: string): Promise<void> {
  const siblings = await readdir(dirname(out)).catch((): string[] => []);
  const left = siblings.filter((name) => new RegExp(`^${RegExp.escape(basename(out))}\\.(next|old)-\\d+$`).test(name));
  const dead = left
    .filter((name) => !isRunning(Number(name.split('-').at(-1))))
    .map((name) => join(dirname(out), name));
  const old = dead.find((path) => path.includes('.old-'));
  if (old && !siblings.includes(basename(out))) await rename(old, out);
  await Promise.all(dead.map((path) => rm(path, { recursive: true, force: true })));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Puts the new site in the old one's place; what is in the way is put back when that fails. */
async function swap(stage: string, out: string): Promise<void> {
  const old = `${out}.old-${process.pid}`;
  await mkdir(dirname(out), { recursive: true });
  const hadOld = await rename(out, old).then(
    () => true,
    () => false,
  );
  try {
    await rename(stage, out);
  } catch (error) {
    if (hadOld) await rename(old, out);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}
