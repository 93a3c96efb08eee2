import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from '../files/folders.ts';
import { hashedFolders } from '../site/routes.ts';
import { syncFolder } from './durable.ts';
import { isDead, newId, type Place } from './place.ts';
import { namesIn, readRecord, recordName } from './site-record.ts';

/** A site whose folder itself has to stay, as a mount point has. It is replaced file by file, in an order in which each page finds what it asks for. */
export function folderPlace(path: string): Place {
  const stage = join(path, `.next-${newId()}`);
  return {
    path,
    stage,
    async clear() {
      const left = (await readdir(path)).filter((name) => name.startsWith('.next-') && isDead(name));
      await Promise.all(left.map((name) => rm(join(path, name), { recursive: true, force: true })));
      // The folder is empty, or known as ours. With the mark it stays ours when this build is killed halfway.
      if (!existsSync(join(path, recordName))) await writeFile(join(path, recordName), '{}', { flush: true });
    },
    spare: async () => undefined,
    async publish() {
      const before = await readRecord(path);
      const names = filesBelow(stage).sort((a, b) => rankOf(a) - rankOf(b));
      const kept = new Set(names);
      const known = before ? [...namesIn(before), ...Object.keys(before.retired)] : [];
      const [records, files] = [names.filter(isRecord), names.filter((name) => !isRecord(name))];
      const move = async (name: string) => rename(join(stage, name), join(path, name));
      for (const folder of new Set(names.map(dirname))) await mkdir(join(path, folder), { recursive: true });
      for (const name of files) await move(name);
      for (const name of known) if (!kept.has(name)) await rm(join(path, name), { force: true });
      for (const folder of new Set(names.map(dirname))) await syncFolder(join(path, folder));
      // Moved last: until then the next build does not take the files for what the record says.
      for (const name of records) await move(name);
      await rm(stage, { recursive: true });
      await syncFolder(path);
    },
    drop: () => rm(stage, { recursive: true, force: true }),
  };
}

const isRecord = (name: string) => name.startsWith('.cartwright');

/** What pages ask for first, pages last. */
function rankOf(name: string): number {
  if (hashedFolders.some((folder) => name.startsWith(`${folder}/`))) return 0;
  return /\.html(\.\w+)?$/.test(name) ? 2 : 1;
}
