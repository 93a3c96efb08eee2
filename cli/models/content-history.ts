import { planCards } from '../cards/card-file.ts';
import type { ContentDates, Contents, History } from '../seo/lastmod.ts';
import { redirectsOf } from '../site/redirects.ts';
import type { Page, Site } from '../site/site.ts';
import { addDays, daysOfChange } from '../source/calendar.ts';
import { pageModel } from './page-model.ts';

/**
 * The contents of the site on the other days that it speaks of. A site without dates is not read again.
 * @param known the dates of its pages: what was before them is of no interest
 * @param siteOn the site on another day
 */
export function contentHistory(
  site: Site,
  siteOn: (day: string) => Site,
  known: ContentDates,
  baseUrl: string,
): History {
  const { on, unpublished } = site.calendar;
  const first =
    Object.values(known)
      .map(({ date }) => date)
      .sort()[0] ?? on;
  const days = daysOfChange(site.calendar).filter((day) => first < day && day <= on);
  const contentsOn = (day: string): Contents => ({ day, pages: contentsOf(siteOn(day), baseUrl) });
  const [start] = days;
  const past = start === undefined ? [] : [contentsOn(addDays(start, -1)), ...days.map(contentsOn)];

  const scheduled = new Map<string, string>();
  const openings = unpublished.filter(({ isDraft, publishOn = '' }) => !isDraft && publishOn > on);
  for (const day of new Set(openings.map(({ publishOn = '' }) => publishOn))) {
    const sources = new Set(openings.filter(({ publishOn }) => publishOn === day).map(({ file }) => file));
    const opened = siteOn(day);
    const pages = opened.pages.filter(({ source }) => sources.has(source.file));
    for (const [route, content] of contentsOf({ ...opened, pages }, baseUrl)) scheduled.set(route, content);
  }
  return { past, scheduled, moved: new Set(redirectsOf(site).keys()) };
}

/** What counts as the content of each page, by route. */
function contentsOf(site: Site, baseUrl: string): Map<string, string> {
  const cards = planCards(site);
  const text = (page: Page) => contentOf(JSON.stringify(pageModel(page, site, baseUrl, cards.get(page))));
  return new Map(site.pages.filter(({ kind }) => kind !== 'fallback').map((page) => [page.route, text(page)]));
}

/** What counts as the content of a page's model: not how it is shown to others, which follows from the rest. */
export function contentOf(data: string): string {
  return data.replace(/\{"property":"og:image[^}]*\},?/g, '');
}
