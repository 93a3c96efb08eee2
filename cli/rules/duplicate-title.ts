import { placeOf } from '../finding.ts';
import type { Rule } from '../rules.ts';
import { locateSearchText, plainText, searchKeys } from '../site/page-titles.ts';

export default {
  description: 'Of two pages that read alike in a list of search results a visitor can only open one by guessing.',

  checkSite(site, report) {
    for (const key of searchKeys) {
      const groups = Map.groupBy(site.pages, ({ seo }) => plainText(seo[key]));
      groups.delete('');
      // To find the place, we have to resolve the page. We do so only for pages that are alike.
      for (const pages of groups.values().filter(({ length }) => length > 1)) {
        const places = pages.map((page) => ({ page, location: locateSearchText(site, page, key) }));
        // One for each place in the sources, since one place may make several pages that are alike.
        const distinct = [...new Map(places.map((place) => [placeOf(place.location), place])).values()];
        const [first, second] = distinct.length > 1 ? distinct : places;
        for (const { page, location } of distinct) {
          const twin = page === first?.page ? second : first;
          if (!twin) continue;
          report(location, {
            message: `The ${key} "${page.seo[key]}" of ${page.route} is also that of ${twin.page.route}.`,
            hint: `Each page needs a ${key} of its own: say in each what the other page does not have.`,
            related: [{ ...twin.location, message: `The ${key} of ${twin.page.route}.` }],
          });
        }
      }
    }
  },
} satisfies Rule;
