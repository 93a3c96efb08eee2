import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { replaceFile } from '../files/replace-file.ts';
import { redirectsOf } from '../site/redirects.ts';
import type { Page, Site } from '../site/site.ts';
import { addDays, daysOfChange } from '../source/calendar.ts';

/** For each route, the hash of its content and the day it was first seen, as YYYY-MM-DD. */
export type ContentDates = Record<string, { hash: string; date: string }>;

/** Hashes of the contents of pages from a day on, by route. */
interface Contents {
  day: string;
  pages: ReadonlyMap<string, string>;
}

/** What the days written in a site have made of its pages, and will. */
interface History {
  /** The contents between one day of change and the next, the earliest first. */
  past: Contents[];
  /** What pages will say on the day that they are published. */
  scheduled: ReadonlyMap<string, string>;
  /** Routes that are gone for good, since another page takes their place. */
  moved: ReadonlySet<string>;
}

/** Where the dates are kept, relative to the site. */
const datesFile = '.cartwright/lastmod.json';

/** The dates kept from earlier builds; empty where there are none, or where the file is broken, since it can be made again. */
export async function readContentDates(root: string): Promise<ContentDates> {
  try {
    return JSON.parse(await readFile(join(root, datesFile), 'utf8')) as ContentDates;
  } catch {
    return {};
  }
}

/**
 * The dates after a build. A page whose content is as it was keeps its date. So does a page that only a day of change has changed; what
 * we show for it is that day.
 * @returns what is kept, which no passing day changes, and what is shown
 */
export function updateContentDates(
  known: ContentDates,
  now: Contents,
  { past, scheduled, moved }: History,
): { kept: ContentDates; shown: ContentDates } {
  const times = [...past, now];
  const kept: ContentDates = {};
  const shown: ContentDates = {};
  const routes = new Set([...Object.keys(known), ...now.pages.keys(), ...scheduled.keys()]);
  for (const route of [...routes].sort()) {
    const before = known[route];
    const hash = now.pages.get(route) ?? scheduled.get(route);
    if (hash === undefined) {
      // An address that is gone stays known until another page takes its place.
      if (before && !moved.has(route)) kept[route] = before;
      continue;
    }
    const isKnown = before && (hash === before.hash || times.some(({ pages }) => pages.get(route) === before.hash));
    const entry = isKnown ? before : { hash, date: now.day };
    kept[route] = entry;
    const changed = times.filter(
      ({ pages }, index) => index > 0 && pages.get(route) !== times[index - 1]?.pages.get(route),
    );
    const day = isKnown ? changed.at(-1)?.day : undefined;
    shown[route] = { hash, date: day && day > entry.date ? day : entry.date };
  }
  return { kept, shown };
}

/** Writes the dates where they are kept, when they have changed. The file belongs in version control. */
export async function writeContentDates(root: string, known: ContentDates, dates: ContentDates): Promise<void> {
  if (JSON.stringify(known) === JSON.stringify(dates)) return;
  await mkdir(dirname(join(root, datesFile)), { recursive: true });
  await replaceFile(join(root, datesFile), `${JSON.stringify(dates, null, 1)}\n`);
}

/** The pages of a site on a day, each with a hash of what counts as its content. */
export type ContentsOn = (day: string) => ReadonlyMap<Page, string>;

/**
 * The contents of the site on the other days that it speaks of. A site without dates is not read again.
 * @param known the dates of its pages: what was before them is of no interest
 */
export function contentHistory(site: Site, contentsOn: ContentsOn, known: ContentDates): History {
  const { on, unpublished } = site.calendar;
  const dates = Object.values(known).map(({ date }) => date);
  const first = dates.sort()[0] ?? on;
  const days = daysOfChange(site.calendar).filter((day) => first < day && day <= on);
  const pastOn = (day: string): Contents => ({ day, pages: byRoute(contentsOn(day)) });
  const [start] = days;
  const past = start === undefined ? [] : [pastOn(addDays(start, -1)), ...days.map(pastOn)];

  const scheduled = new Map<string, string>();
  const openings = unpublished.filter(({ isDraft, publishOn = '' }) => !isDraft && publishOn > on);
  for (const [day, opening] of Map.groupBy(openings, ({ publishOn = '' }) => publishOn)) {
    const files = new Set(opening.map(({ file }) => file));
    const opened = [...contentsOn(day)].filter(([{ source }]) => files.has(source.file));
    for (const [route, content] of byRoute(opened)) scheduled.set(route, content);
  }
  return { past, scheduled, moved: new Set(redirectsOf(site).keys()) };
}

/** The contents of pages by route; those that answer unknown addresses have none. */
export function byRoute(contents: Iterable<readonly [Page, string]>): Map<string, string> {
  const listed = [...contents].filter(([{ kind }]) => kind !== 'fallback');
  return new Map(listed.map(([{ route }, content]) => [route, content]));
}
