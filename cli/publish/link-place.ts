import { existsSync, lstatSync } from 'node:fs';
import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { syncFolder } from './durable.ts';
import { isDead, newId, type Place } from './place.ts';
import { stampName } from './site-record.ts';

/**
 * A site that stands in a folder of its own, `dist.<id>`, to which `dist` is a link. A new site comes by moving a new link over the old
 * one, which a file system does in one step. The last site's folder stays until the next one is there, for whoever is just reading from it.
 */
export function linkPlace(path: string): Place {
  const folder = dirname(path);
  const stage = `${path}.${newId()}`;
  const current = () => readlink(path).catch(() => undefined);
  const versions = async () =>
    (await readdir(folder)).filter((name) => isVersionOf(join(folder, name), path) && isDead(name));
  const remove = async (isUnwanted: (name: string) => boolean) => {
    const names = (await versions()).filter(isUnwanted);
    await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  };
  return {
    path,
    stage,
    async clear() {
      await mkdir(folder, { recursive: true });
      const last = await current();
      await remove((name) => name !== last && !existsSync(join(folder, name, stampName)));
    },
    async spare() {
      const last = await current();
      const isFolder = (name: string) => lstatSync(join(folder, name)).isDirectory();
      const name = (await versions()).find((version) => version !== last && isFolder(version));
      return name && join(folder, name);
    },
    async publish() {
      const last = await current();
      const link = `${path}.link-${process.pid}`;
      await syncFolder(folder);
      const isLinked = await symlink(basename(stage), link, 'dir').then(() => true, isWithoutLinks);
      await rename(isLinked ? link : stage, path);
      await syncFolder(folder);
      await remove((name) => name !== last && name !== basename(stage));
    },
    async drop() {
      if ((await current()) !== basename(stage)) await rm(stage, { recursive: true, force: true });
    },
  };
}

/** True when `target` is a folder or a link that a build has made beside `path`. */
export function isVersionOf(target: string, path: string): boolean {
  const isBeside = dirname(target) === dirname(path) && target.startsWith(`${path}.`);
  return isBeside && /^[0-9a-z]+-\d+$/.test(target.slice(path.length + 1));
}

/** False where links cannot be made; any other failure goes on. The folder itself is the site then, and the next one goes into it. */
function isWithoutLinks(error: NodeJS.ErrnoException): false {
  if (['EPERM', 'ENOTSUP', 'ENOSYS'].includes(error.code ?? '')) return false;
  throw error;
}
