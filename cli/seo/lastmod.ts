import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { replaceFile } from '../files/replace-file.ts';

/** For each route, the hash of its content and the day it was first seen, as YYYY-MM-DD. */
export type ContentDates = Record<string, { hash: string; date: string }>;

const file = '.cartwright/lastmod.json';

/** The dates kept from earlier builds; empty where there are none, or where the file is broken, since it can be made again. */
export async function readContentDates(root: string): Promise<ContentDates> {
  try {
    return JSON.parse(await readFile(join(root, file), 'utf8')) as ContentDates;
  } catch {
    return {};
  }
}

/** The dates after a build: a page whose content is as it was keeps its date. `contents` is keyed by route. */
export function updateContentDates(known: ContentDates, contents: Map<string, string>, today: string): ContentDates {
  const dates: ContentDates = {};
  for (const [route, content] of [...contents].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
    const before = known[route];
    dates[route] = before?.hash === hash ? before : { hash, date: today };
  }
  return dates;
}

/** Writes the dates where they are kept, when they have changed. The file belongs in version control. */
export async function writeContentDates(root: string, known: ContentDates, dates: ContentDates): Promise<void> {
  if (JSON.stringify(known) === JSON.stringify(dates)) return;
  await mkdir(dirname(join(root, file)), { recursive: true });
  await replaceFile(join(root, file), `${JSON.stringify(dates, null, 1)}\n`);
}
