import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Effort } from '../bundle/compress.ts';
import { syncAll, syncFolder } from '../files/durable.ts';
import { filesBelow } from '../files/folders.ts';
import { lockName } from '../publish/lock.ts';
import { findPlace } from '../publish/place.ts';
import {
  addedTo,
  type FileRecord,
  namesIn,
  noSite,
  readRecord,
  recordName,
  retire,
  type SiteRecord,
  type Stamp,
} from '../publish/site-record.ts';
import { linkKnown, linkOrCopy, type Stage, type StagedFile, stageFile } from '../publish/stage-file.ts';
import { onDisk, outdated, outSetting, UsageError } from '../usage-error.ts';

/** A site in its stage folder, not published yet. */
export type StagedSite = Awaited<ReturnType<typeof beginSite>>;

/**
 * Starts a site for `out`. We assemble it in a stage folder and swap it in when it has passed all checks, so `out` always has either the
 * last good site or the new one. Unchanged files and their compressed copies become hard links, and those that the spare site (the one
 * before the last) already has stay as they are. We write a file again if somebody has touched it.
 * @throws UsageError if `out` is a folder that no build has made
 */
export async function beginSite(out: string, effort: Effort) {
  const place = await onDisk('site', out, outSetting, () => findPlace(out));
  const names = await readdir(place.path).catch((): string[] => []);
  const isOurs = names.includes(recordName) || names.every((name) => name === lockName);
  if (!isOurs)
    throw new UsageError(
      `The folder "${out}" holds other files and is no built site. Give another with --out, or empty it.`,
    );
  const spare = await onDisk('site', out, outSetting, async () => makeStage(place.stage, await place.clear()));
  // Read this only now, since another build may have written it while we waited.
  const before = (await readRecord(place.path)) ?? noSite;
  const last = { folder: place.path, time: before.time };
  const stage: Stage = { folder: place.stage, last, before: spare, effort };
  const files: SiteRecord['files'] = {};
  return {
    stage,
    /** The last site's files, by name. */
    known: before.files,
    /** Adds a file and its compressed copies, unless we have already added it. */
    add(name: string, content: StagedFile): FileRecord {
      return (files[name] ??= stageFile(stage, name, content, before.files[name]));
    },
    addStaged(entries: Iterable<readonly [string, FileRecord]>): void {
      for (const [name, record] of entries) files[name] = record;
    },
    /** Adds files from the last site. Returns false if any of them is missing or different there. */
    takeOver(entries: readonly (readonly [string, FileRecord])[]): boolean {
      if (entries.some(([name, { hash }]) => before.files[name]?.hash !== hash)) return false;
      return entries.every(([name, record]) => {
        if (files[name] === undefined && !linkKnown(stage, name, record)) return false;
        files[name] = record;
        return true;
      });
    },
    drop: place.drop,
    /** @param siteTime when the build of the site that was there at first ended */
    async swapIn(stamp: Stamp, siteTime: number): Promise<void> {
      await onDisk('site', out, outSetting, async () => {
        const wanted = new Set(namesIn({ files }));
        const retired = retire(place.path, before, wanted);
        const there = new Set(spare && filesBelow(stage.folder));
        for (const name of there)
          if (!wanted.has(name) && !Object.hasOwn(retired, name)) await rm(join(stage.folder, name));
        // These names contain a content hash, so files that the spare site already has are the same.
        for (const name of Object.keys(retired))
          if (!there.has(name)) linkOrCopy(join(place.path, name), join(stage.folder, name));
        for (const name of addedTo(place.path, before, wanted))
          linkOrCopy(join(place.path, name), join(stage.folder, name));
        // The file system counts fractions of a millisecond.
        const record: SiteRecord = { files, retired, time: Date.now() + 1, stamp };
        await writeFile(join(stage.folder, recordName), JSON.stringify(record));
        await syncAll(stage.folder, wanted.size);
        await syncFolder(dirname(stage.folder));
        // A build that has been faster may have read later contents.
        if (((await readRecord(place.path)) ?? noSite).time !== siteTime) throw outdated(`"${out}"`);
        await place.publish();
      });
    },
  };
}

/** Makes the stage, out of the spare site's folder if there is one, and returns what it contains. */
async function makeStage(stage: string, spare: string | undefined): Promise<Stage['before']> {
  // Another build may have just taken it.
  if (spare !== undefined) await rename(spare, stage).catch(() => {});
  await mkdir(stage, { recursive: true });
  const record = await readRecord(stage);
  // From now on the folder is not a complete site, even if we crash.
  await rm(join(stage, recordName), { force: true });
  return record;
}
