import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, writeDurably } from '../publish/durable.ts';
import { findPlace } from '../publish/find-place.ts';
import type { Place } from '../publish/place.ts';
import { namesIn, readRecord, recordName, type SiteRecord, stampName } from '../publish/site-record.ts';
import { type StagedFile, stageFiles } from '../publish/stage-files.ts';
import { UsageError } from '../usage-error.ts';
import { isUntouched, readStamp, type Stamp } from './up-to-date.ts';

/** A site that is written aside, not yet in its place. */
export interface StagedSite {
  /** Puts the site in the place of the last one. */
  swapIn(stamp: Omit<Stamp, 'time'>): Promise<void>;
  /** Takes the site away again. */
  drop(): Promise<void>;
}

/**
 * Writes a site to `out`, in two steps: it is put together aside, and swapped in whole when it is found good, so that `out` is at every
 * moment either the last good site or the new one. Files that have not changed are linked, not written, with their compressed forms; one
 * that was touched since is written.
 * @throws UsageError when `out` is a folder that no build has made
 */
export async function write(out: string, files: ReadonlyMap<string, StagedFile>): Promise<StagedSite> {
  return explained(out, stage(out, files));
}

async function stage(out: string, files: ReadonlyMap<string, StagedFile>): Promise<StagedSite> {
  const place = await findPlace(out);
  const record = await lastRecord(out, place.path);
  await place.clear();
  const time = (await readStamp(join(place.path, stampName)))?.time ?? 0;
  try {
    const staged = await stageFiles(place.stage, files, { folder: place.path, record, time });
    await writeDurably(join(place.stage, recordName), JSON.stringify(staged));
  } catch (error) {
    await place.drop();
    throw error;
  }
  return {
    drop: () => place.drop(),
    async swapIn(stamp) {
      try {
        await explained(out, publish(place, { ...stamp, time: Date.now() }));
      } catch (error) {
        await place.drop();
        throw error;
      }
    },
  };
}

async function publish(place: Place, stamp: Stamp): Promise<void> {
  await writeDurably(join(place.stage, stampName), JSON.stringify(stamp));
  await syncFolder(place.stage);
  await place.publish();
}

/** A full disk and the like are told in words, since they are not a fault of the program. */
async function explained<Result>(out: string, work: Promise<Result>): Promise<Result> {
  return work.catch((error: NodeJS.ErrnoException) => {
    throw error.syscall ? new UsageError(`The site cannot be written to "${out}" (${error.message}).`) : error;
  });
}

/** The stamp of the site in `out`, when the site is as the build left it. */
export async function stampOf(out: string): Promise<Stamp | undefined> {
  const stamp = await readStamp(join(out, stampName));
  const record = await readRecord(out);
  const names = record ? namesIn(record) : [];
  return stamp && names.length > 0 && (await isUntouched(out, names, stamp)) ? stamp : undefined;
}

async function lastRecord(out: string, path: string): Promise<SiteRecord> {
  const record = await readRecord(path);
  if (record) return record;
  const names = await readdir(path).catch(() => []);
  if (names.length === 0) return { files: {}, retired: {} };
  throw new UsageError(
    `The folder "${out}" holds other files and is no built site. Give another with --out, or empty it.`,
  );
}
