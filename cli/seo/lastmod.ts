import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { replaceFile } from '../files/replace-file.ts';
import { type Report, startOf } from '../finding.ts';
import { redirectsOf } from '../site/routes.ts';
import type { Page, Site } from '../site/site.ts';
import { addDays, daysOfChange } from '../source/calendar.ts';

/** For each route, the hash of its content and the day it was first seen, as YYYY-MM-DD. */
export type ContentDates = Record<string, { hash: string; date: string }>;

/** Pages, each with a hash of what counts as its content. */
export type Contents = ReadonlyMap<Page, string>;

/** Where the dates are kept, relative to the site. */
const datesFile = '.cartwright/lastmod.json';

/** The dates kept from earlier builds; empty where there are none, or where the file is broken, as two merged versions may be. */
export async function readContentDates(root: string, report: Report = () => {}): Promise<ContentDates> {
  const text = await readFile(join(root, datesFile), 'utf8').catch(() => '{}');
  try {
    return JSON.parse(text) as ContentDates;
  } catch {
    report({
      rule: 'broken-dates',
      ...startOf(datesFile),
      message: `File "${datesFile}", which says since when each page is as it is, cannot be read as JSON.`,
      hint: 'Take it from version control again. If you delete it, all pages count as new.',
    });
    return {};
  }
}

/**
 * The dates after a build. A page whose content is as it was keeps its date. So does a page that only a day of change has changed; what
 * we show for it is that day.
 * @param contents of the pages as they are now
 * @param contentsOn of the pages on another day; a site without dates is not read again
 * @returns what is kept, which no passing day changes, and what is shown
 */
export function updateContentDates(
  site: Site,
  known: ContentDates,
  contents: Contents,
  contentsOn: (day: string) => Contents,
): { kept: ContentDates; shown: ContentDates } {
  const { on } = site.calendar;
  // What was before all known dates is of no interest.
  const first = Object.values(known).reduce((least, { date }) => (date < least ? date : least), on);
  const days = daysOfChange(site.calendar).filter((day) => first < day && day <= on);
  const eve = days.slice(0, 1).map((day) => addDays(day, -1));
  const past = [...eve, ...days].map((day) => ({ day, pages: byRoute(contentsOn(day)) }));
  const now = byRoute(contents);
  const times = [...past, { day: on, pages: now }];
  const scheduled = scheduledContents(site, contentsOn);
  const kept: ContentDates = {};
  const shown: ContentDates = {};
  const routes = new Set([...Object.keys(known), ...now.keys(), ...scheduled.keys()]);
  for (const route of [...routes].sort()) {
    const before = known[route];
    const hash = now.get(route) ?? scheduled.get(route);
    if (hash === undefined) {
      // An address that is gone stays known until another page takes its place.
      if (before && !redirectsOf(site).has(route)) kept[route] = before;
      continue;
    }
    const isKnown = before && (hash === before.hash || times.some(({ pages }) => pages.get(route) === before.hash));
    const entry = isKnown ? before : { hash, date: on };
    kept[route] = entry;
    const changed = times.findLast(
      ({ pages }, index) => index > 0 && pages.get(route) !== times[index - 1]?.pages.get(route),
    );
    shown[route] = { hash, date: isKnown && changed && changed.day > entry.date ? changed.day : entry.date };
  }
  return { kept, shown };
}

/** What pages will say on the day that they are published, by route. */
function scheduledContents({ calendar }: Site, contentsOn: (day: string) => Contents): Map<string, string> {
  const openings = calendar.unpublished.filter(({ isDraft, publishOn = '' }) => !isDraft && publishOn > calendar.on);
  const byDay = Map.groupBy(openings, ({ publishOn = '' }) => publishOn);
  const opened = [...byDay].flatMap(([day, opening]) => {
    const files = new Set(opening.map(({ file }) => file));
    return [...contentsOn(day)].filter(([{ source }]) => files.has(source.file));
  });
  return byRoute(opened);
}

/** The contents of pages by route; those that answer unknown addresses have none. */
function byRoute(contents: Iterable<readonly [Page, string]>): Map<string, string> {
  const listed = [...contents].filter(([{ kind }]) => kind !== 'fallback');
  return new Map(listed.map(([{ route }, content]) => [route, content]));
}

/** Writes the dates where they are kept, when they have changed. The file belongs in version control. */
export async function writeContentDates(root: string, known: ContentDates, dates: ContentDates): Promise<void> {
  if (JSON.stringify(known) === JSON.stringify(dates)) return;
  await mkdir(dirname(join(root, datesFile)), { recursive: true });
  await replaceFile(join(root, datesFile), `${JSON.stringify(dates, null, 1)}\n`);
}
