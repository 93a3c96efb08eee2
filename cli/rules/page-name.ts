import type { Location } from '../finding.ts';
import type { Rule, RuleReport } from '../rules.ts';
import { addressesOf, linksOf } from '../site/links.ts';
import { locateSearchText, pageHeaded } from '../site/page-titles.ts';
import { originOf, type Page, type Site } from '../site/site.ts';

export default {
  description: 'A visitor who chose a page by its name, in a link or a list of search results, reads another.',

  checkSite(site, report) {
    const addresses = addressesOf(site);
    for (const page of site.pages) checkNames(site, page, report);
    // A link that names one page and leads to another.
    for (const { target, label, locate } of linksOf(site)) {
      const named = label === undefined ? undefined : pageHeaded(site, label);
      const path = target.split(/[?#]/)[0] ?? '';
      if (!named || !addresses.has(path) || path === named.route || named.aliases.includes(path)) continue;
      report(locate(), {
        message: `The link "${label}" leads to ${path}, and the page that it names is ${named.route}.`,
        hint: `Link to ${named.route}, or name the page that is meant.`,
      });
    }
  },
} satisfies Rule;

/** Reports a title that begins with the heading of another page, or a breadcrumb trail that ends with one. */
function checkNames(site: Site, page: Page, report: RuleReport): void {
  const tell = (words: string, what: string, namesake: Page, location: Location) =>
    report(location, {
      message: `The ${what} with "${words}", which is the heading of ${namesake.route}.`,
      hint: 'Write what this page is about.',
      related: [{ ...namesake.source.locate([]), message: `The page ${namesake.route}.` }],
    });
  const [name = ''] = page.seo.title.split(/\s*[:|–—]\s*/);
  const namesake = pageHeaded(site, name);
  // Another rule reports two pages with one title.
  const isExempt = page.digest.heading === undefined || namesake?.seo.title === page.seo.title;
  if (namesake && namesake !== page && !isExempt)
    tell(name, `title of ${page.route} begins`, namesake, locateSearchText(site, page, 'title'));
  for (const [index, current] of page.digest.trails) {
    const ending = pageHeaded(site, current);
    if (!ending || ending === page) continue;
    const { location } = originOf(page, site.facts, ['blocks', index, 'current']);
    tell(current, `way to ${page.route} ends`, ending, location);
  }
}
