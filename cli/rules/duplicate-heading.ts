import type { Rule } from '../rules.ts';
import { headingOf, locateHeading, plainText } from '../site/page-titles.ts';

export default {
  description: 'A visitor who opens two pages of one heading believes that the link led nowhere.',

  checkSite(site, report) {
    const headed = site.pages.filter((page) => headingOf(page) !== undefined);
    const single = headed.filter(({ kind }) => kind === 'page');
    for (const [heading, pages] of Map.groupBy(single, (page) => plainText(headingOf(page) ?? ''))) {
      const [owner, ...more] = pages.filter((page) => plainText(page.seo.title).startsWith(heading));
      if (!owner || more.length > 0) continue;
      for (const page of pages.filter((twin) => twin !== owner)) {
        report({
          ...locateHeading(site, page),
          message: `The heading of ${page.route} is "${headingOf(page)}", as that of ${owner.route} is, and its title is another.`,
          hint: 'Head it with what this page is about.',
          related: [{ ...locateHeading(site, owner), message: `The heading of ${owner.route}.` }],
        });
      }
    }
    const entries = headed.filter(({ kind }) => kind === 'entry');
    for (const [first, ...more] of Map.groupBy(entries, ({ source }) => source).values()) {
      if (!first || more.length === 0 || more.some((page) => headingOf(page) !== headingOf(first))) continue;
      report({
        ...locateHeading(site, first),
        message: `"${headingOf(first)}" is the heading of all ${more.length + 1} pages of this file.`,
        hint: 'Name the entry that each page is about.',
      });
    }
  },
} satisfies Rule;
