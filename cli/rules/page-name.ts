import type { Rule, RuleReport } from '../rules.ts';
import { entriesNamed } from '../site/entry-names.ts';
import { headingOf, locateHeading, pageHeaded } from '../site/headings.ts';
import { addressesOf, linksOf } from '../site/links.ts';
import { originOf } from '../site/origin.ts';
import { locateSearchText } from '../site/search-texts.ts';
import type { Page, Site } from '../site/site.ts';

export default {
  name: 'page-name',
  description: 'A visitor who chose a page by its name, in a link or a list of search results, reads another.',

  checkSite(site, report) {
    for (const page of site.pages) {
      checkTitle(site, page, report);
      checkGroups(site, page, report);
      checkTrail(site, page, report);
    }
    checkLinks(site, report);
  },
} satisfies Rule;

/** A title that begins with the heading of another page. Another rule reports two pages with one title. */
function checkTitle(site: Site, page: Page, report: RuleReport): void {
  const [name = ''] = page.seo.title.split(/\s*[:|–—]\s*/);
  const namesake = pageHeaded(site, name);
  if (!namesake || namesake === page || headingOf(page) === undefined || namesake.seo.title === page.seo.title) return;
  report({
    ...locateSearchText(site, page, 'title'),
    message: `The title of ${page.route} begins with "${name}", which is the heading of ${namesake.route}.`,
    hint: 'Begin it with what this page is about.',
    related: [{ ...namesake.source.locate([]), message: `The page ${namesake.route}.` }],
  });
}

/** A title that names a brand, and a heading that names another. */
function checkGroups(site: Site, page: Page, report: RuleReport): void {
  const facts = site.schemas.node('site');
  for (const group of facts.keys.filter((key) => facts.child(key)?.schema.usedBy !== undefined)) {
    const [promised, shown] = [page.seo.title, headingOf(page) ?? ''].map((text) => entriesNamed(site, group, text));
    if (!promised?.[0] || !shown?.[0] || promised.some((entry) => shown.includes(entry))) continue;
    report({
      ...locateSearchText(site, page, 'title'),
      message: `The title of ${page.route} names "${promised[0]}", and its heading "${shown[0]}".`,
      hint: 'Name the same in both.',
      related: [{ ...locateHeading(site, page), message: 'The heading.' }],
    });
  }
}

/** A way from Home that ends with the name of another page. */
function checkTrail(site: Site, page: Page, report: RuleReport): void {
  for (const [index, current] of page.digest.trails) {
    const namesake = pageHeaded(site, current);
    if (!namesake || namesake === page) continue;
    report({
      ...originOf(page, site.facts, page.source, ['blocks', index, 'current']).location,
      message: `The way to ${page.route} ends with "${current}", which is the heading of ${namesake.route}.`,
      hint: 'End it with the name of this page.',
      related: [{ ...namesake.source.locate([]), message: `The page ${namesake.route}.` }],
    });
  }
}

/** A link with the name of one page that leads to another. */
function checkLinks(site: Site, report: RuleReport): void {
  const addresses = addressesOf(site);
  for (const { target, label, locate } of linksOf(site)) {
    const named = label === undefined ? undefined : pageHeaded(site, label);
    const path = target.split(/[?#]/)[0] ?? '';
    if (!named || !addresses.has(path) || path === named.route || named.aliases.includes(path)) continue;
    report({
      ...locate(),
      message: `The link "${label}" leads to ${path}, and the page that it names is ${named.route}.`,
      hint: `Link to ${named.route}, or name the page that is meant.`,
    });
  }
}
