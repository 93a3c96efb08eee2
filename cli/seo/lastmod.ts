import { mapOf } from '../../schemas/fact-map.ts';
import { redirectsOf } from '../site/routes.ts';
import type { Page, Site } from '../site/site.ts';
import { addDays, daysOfChange, isDay, todayIn } from '../source/calendar.ts';

/** By route: a hash of the content, and the date on which we first saw it, as YYYY-MM-DD. */
export type ContentDates = Record<string, { hash: string; date: string }>;

/** Pages, each with a hash of its content. */
type Contents = readonly (readonly [Page, string])[];

export const datesFile = {
  path: '.cartwright/lastmod.json',
  isEntry: (entry: unknown) => typeof mapOf(entry).hash === 'string' && isDay(mapOf(entry).date),
  says: 'says since when each page is as it is',
  otherwise: 'all pages count as new',
};

/**
 * Updates the dates after a build. A page with unchanged content keeps its date. So does a page that changed only because a date came, but
 * for that page we show the day it changed.
 * @param contentsOn contents of the pages on another day; only sites with dates need it
 * @returns what to store, which does not depend on today's date, and what to show
 */
export function updateContentDates(
  site: Site,
  known: ContentDates,
  contents: Contents,
  contentsOn: (day: string) => Contents,
): { kept: ContentDates; shown: ContentDates } {
  const { on, timeZone } = site.calendar;
  const today = todayIn(timeZone);
  // Changes before the first known date do not matter.
  const [first = on] = [on, ...Object.values(known).map(({ date }) => date)].sort();
  const days = daysOfChange(site.calendar).filter((day) => first < day && day <= on);
  const eve = days.slice(0, 1).map((day) => addDays(day, -1));
  const pagesOn = (day: string) => byRoute(contentsOn(day));
  const past = [...eve, ...days].map((day) => ({ day, pages: pagesOn(day) }));
  const now = byRoute(contents);
  const times = [...past, { day: on, pages: now }];
  const scheduled = new Map(openingDays(site).flatMap((day) => [...pagesOn(day)]));
  const kept: ContentDates = {};
  const shown: ContentDates = {};
  const routes = new Set([...Object.keys(known), ...now.keys(), ...scheduled.keys()]);
  for (const route of [...routes].sort()) {
    const before = known[route];
    const hash = now.get(route) ?? scheduled.get(route);
    if (hash === undefined) {
      // Keep the date of an address that is gone until it redirects to another page.
      if (before && !redirectsOf(site).has(route)) kept[route] = before;
      continue;
    }
    const isSame = before && (hash === before.hash || times.some(({ pages }) => pages.get(route) === before.hash));
    // A date in the future comes from a clock that was wrong.
    const isKnown = isSame && before.date <= today;
    const entry = isKnown ? before : { hash, date: on };
    kept[route] = entry;
    const changed = times.findLast(
      ({ pages }, index) => index > 0 && pages.get(route) !== times[index - 1]?.pages.get(route),
    );
    shown[route] = { hash, date: isKnown && changed && changed.day > entry.date ? changed.day : entry.date };
  }
  return { kept, shown };
}

/** The days on which scheduled pages come, the last one first: a page counts as it is on the first day that has it. */
function openingDays({ calendar }: Site): string[] {
  const openings = calendar.unpublished.filter(({ isDraft, publishOn = '' }) => !isDraft && publishOn > calendar.on);
  return [...new Set(openings.map(({ publishOn = '' }) => publishOn))].sort().reverse();
}

/** The contents of pages by route, without those for unknown addresses. */
function byRoute(contents: Contents): Map<string, string> {
  const listed = contents.filter(([{ kind }]) => kind !== 'fallback');
  return new Map(listed.map(([{ route }, content]) => [route, content]));
}
