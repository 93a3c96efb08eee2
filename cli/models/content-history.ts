import type { ContentDates, Contents, History } from '../seo/lastmod.ts';
import { redirectsOf } from '../site/redirects.ts';
import type { Page, Site } from '../site/site.ts';
import { addDays, daysOfChange } from '../source/calendar.ts';

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
  for (const day of new Set(openings.map(({ publishOn = '' }) => publishOn))) {
    const sources = new Set(openings.filter(({ publishOn }) => publishOn === day).map(({ file }) => file));
    const opened = [...contentsOn(day)].filter(([{ source }]) => sources.has(source.file));
    for (const [route, content] of byRoute(opened)) scheduled.set(route, content);
  }
  return { past, scheduled, moved: new Set(redirectsOf(site).keys()) };
}

/** The contents of pages by route; those that answer unknown addresses have none. */
export function byRoute(contents: Iterable<readonly [Page, string]>): Map<string, string> {
  const listed = [...contents].filter(([{ kind }]) => kind !== 'fallback');
  return new Map(listed.map(([{ route }, content]) => [route, content]));
}
