import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hashedFolders } from '../site/hashed-folders.ts';
import type { Retirement, SiteRecord } from './site-record.ts';

/** A page may be open for a day without being used, and a site may be built only once a month. */
const keptFor = 24 * 60 * 60 * 1000;
const keptBuilds = 3;

/**
 * The files of earlier builds that the next site is to have as well, since pages that are open ask for them: all of the last three
 * builds, and all that were left out less than a day ago.
 * @param folder the site that is there
 * @param wanted names of the files that the next site consists of
 * @param now milliseconds since 1970
 */
export async function retire(
  folder: string,
  before: SiteRecord,
  wanted: ReadonlySet<string>,
  now: number,
): Promise<SiteRecord['retired']> {
  const there = (await Promise.all(hashedFolders.map((name) => namesBelow(folder, name)))).flat();
  const retired = there
    .filter((name) => !wanted.has(name))
    .map((name): [string, Retirement] => {
      const { since, builds } = before.retired[name] ?? { since: now, builds: 0 };
      return [name, { since, builds: builds + 1 }];
    });
  return Object.fromEntries(retired.filter(([, { since, builds }]) => builds <= keptBuilds || now - since < keptFor));
}

async function namesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);
}
