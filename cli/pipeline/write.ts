import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { StoredFile } from '../images/make-renditions.ts';
import { UsageError } from '../usage-error.ts';
import { copyFolder, type Manifest, stageFiles } from './stage-files.ts';
import { assetNames, isUntouched, readStamp, type Stamp } from './up-to-date.ts';

/** Name of the file that says what a built site consists of; also the mark by which a folder is known to be one. */
const manifestName = '.cartwright.json';

/** Name of the file that says what the site was made from; see up-to-date.ts. */
const stampName = '.cartwright-stamp.json';

/** A site that is written aside, not yet in its place. */
export interface StagedSite {
  /** Puts the site in the place of the last one, in one move. */
  swapIn(): Promise<void>;
  /** Takes the site away again. */
  drop(): Promise<void>;
}

/**
 * Writes a site to `out`, in two steps: it is put together aside, and swapped in whole when it is found good, so that `out` is at every
 * moment either the last good site or the new one. Files that have not changed are linked, not written, with their compressed forms; one
 * that was touched since is written.
 * @param files contents by name, or where a finished file is to be copied from
 * @param folders folders whose files are copied as they are, by the name they get: `{ assets: '/cache/assets' }`
 * @throws UsageError when `out` is a folder that no build has made
 */
export async function write(
  out: string,
  files: ReadonlyMap<string, Buffer | string | StoredFile>,
  folders: Record<string, string>,
): Promise<StagedSite> {
  await recover(out);
  const before = await readManifest(out);
  const lastBuild = (await readStamp(join(out, stampName)))?.time ?? 0;
  const stage = `${out}.next-${process.pid}`;
  const drop = () => rm(stage, { recursive: true, force: true });
  await drop();
  try {
    const manifest = await stageFiles(stage, files, { out, before, lastBuild });
    for (const [name, folder] of Object.entries(folders)) await copyFolder(folder, join(stage, name));
    await writeFile(join(stage, manifestName), JSON.stringify(manifest));
  } catch (error) {
    await drop();
    throw error;
  }
  return { drop, swapIn: () => swap(stage, out).finally(drop) };
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
