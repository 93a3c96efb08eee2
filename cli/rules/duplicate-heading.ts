import type { Rule, RuleReport } from '../rules.ts';
import { headingOf, locateHeading, plainText } from '../site/headings.ts';
import type { Site } from '../site/site.ts';

export default {
  name: 'duplicate-heading',
  description: 'A visitor who opens two pages of one heading believes that the link led nowhere.',

  checkSite(site, report) {
    checkHeadings(site, report);
    checkTemplates(site, report);
  },
} satisfies Rule;

/** Of two pages of one heading, the one whose title is another. */
function checkHeadings(site: Site, report: RuleReport): void {
  const single = site.pages.filter((page) => page.kind === 'page' && headingOf(page) !== undefined);
  for (const [heading, pages] of Map.groupBy(single, (page) => plainText(headingOf(page) ?? ''))) {
    const [owner, ...more] = pages.filter((page) => plainText(page.seo.title).startsWith(heading));
    for (const page of !owner || more.length > 0 ? [] : pages) {
      if (!owner || page === owner) continue;
      report({
        ...locateHeading(site, page),
        message: `The heading of ${page.route} is "${headingOf(page)}", as that of ${owner.route} is, and its title is another.`,
        hint: 'Head it with what this page is about.',
        related: [{ ...locateHeading(site, owner), message: `The heading of ${owner.route}.` }],
      });
    }
  }
}

/** One heading, without the name of an entry, on all pages of a file. */
function checkTemplates(site: Site, report: RuleReport): void {
  const entries = site.pages.filter(({ kind }) => kind === 'entry');
  for (const pages of Map.groupBy(entries, ({ source }) => source).values()) {
    const [first, second] = pages;
    if (!first || !second || new Set(pages.map(headingOf)).size > 1 || headingOf(first) === undefined) continue;
    report({
      ...locateHeading(site, first),
      message: `"${headingOf(first)}" is the heading of all ${pages.length} pages of this file.`,
      hint: 'Name the entry that each page is about.',
    });
  }
}
