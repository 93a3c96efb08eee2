import type { Location } from '../finding.ts';
import type { Rule, RuleReport } from '../rules.ts';
import { locateSearchText, searchKeys } from '../site/search-texts.ts';
import type { Page, Site } from '../site/site.ts';

export default {
  name: 'duplicate-title',
  description: 'Of two pages that read alike in a list of search results a visitor can only open one by guessing.',

  checkSite(site, report) {
    for (const key of searchKeys) {
      for (const places of sharedTexts(site, key)) {
        const [first, second] = places as [Place, Place];
        report(clash(key, first, second));
        if (keyOf(first.location) === keyOf(second.location)) continue;
        for (const place of places.slice(1)) report(clash(key, place, first));
      }
    }
  },
} satisfies Rule;

interface Place {
  page: Page;
  location: Location;
}

/** The finding at one of the places; an author may have touched any. */
function clash(key: (typeof searchKeys)[number], { page, location }: Place, other: Place): Parameters<RuleReport>[0] {
  return {
    ...location,
    message: `The ${key} "${page.seo[key]}" of ${page.route} is also that of ${other.page.route}.`,
    hint: `Each page needs a ${key} of its own: say in each what the other page does not have.`,
    related: [{ ...other.location, message: `The ${key} of ${other.page.route}.` }],
  };
}

/** The pages of each text that several have: one for each place in the sources, or two where one place makes them all. */
function sharedTexts(site: Site, key: (typeof searchKeys)[number]): Place[][] {
  const groups = Map.groupBy(site.pages, ({ seo }) => seo[key].trim().replace(/\s+/g, ' ').toLowerCase());
  groups.delete('');
  return [...groups.values()]
    .filter((pages) => pages.length > 1)
    .map((pages) => {
      const places = pages.map((page) => ({ page, location: locateSearchText(site, page, key) }));
      const distinct = [...new Map(places.map((place) => [keyOf(place.location), place])).values()];
      return distinct.length > 1 ? distinct : places.slice(0, 2);
    });
}

function keyOf({ file, line, column }: Location): string {
  return `${file}:${line}:${column}`;
}
