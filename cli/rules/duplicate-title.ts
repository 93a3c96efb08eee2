import { type Location, placeOf } from '../finding.ts';
import type { Rule, RuleReport } from '../rules.ts';
import { plainText } from '../site/headings.ts';
import { locateSearchText, type SearchKey, searchKeys } from '../site/search-texts.ts';
import type { Page } from '../site/site.ts';

export default {
  name: 'duplicate-title',
  description: 'Of two pages that read alike in a list of search results a visitor can only open one by guessing.',

  checkSite(site, report) {
    for (const key of searchKeys) {
      const groups = Map.groupBy(site.pages, ({ seo }) => plainText(seo[key]));
      groups.delete('');
      // A place is known once its page is resolved, which is asked only of pages that are alike.
      for (const pages of groups.values().filter(({ length }) => length > 1)) {
        const places = pages.map((page) => ({ page, location: locateSearchText(site, page, key) }));
        // One for each place in the sources, or two pages where one place makes them all.
        const distinct = [...new Map(places.map((place) => [placeOf(place.location), place])).values()];
        const [first, second] = distinct.length > 1 ? distinct : places;
        if (!first || !second) continue;
        report(clash(key, first, second));
        for (const place of distinct.slice(1)) report(clash(key, place, first));
      }
    }
  },
} satisfies Rule;

interface Place {
  page: Page;
  location: Location;
}

/** The finding at one of the places; an author may have touched any. */
function clash(key: SearchKey, { page, location }: Place, first: Place): Parameters<RuleReport>[0] {
  return {
    ...location,
    message: `The ${key} "${page.seo[key]}" of ${page.route} is also that of ${first.page.route}.`,
    hint: `Each page needs a ${key} of its own: say in each what the other page does not have.`,
    related: [{ ...first.location, message: `The ${key} of ${first.page.route}.` }],
  };
}
