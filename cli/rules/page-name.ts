import type { Location } from '../finding.ts';
import type { Rule } from '../rules.ts';
import { addressesOf, linksOf } from '../site/links.ts';
import { originOf } from '../site/origin.ts';
import { locateSearchText } from '../site/search-texts.ts';
import type { Page, Site } from '../site/site.ts';

export default {
  name: 'page-name',
  description: 'A visitor who chose a page by its name, in a link or a list of search results, reads another.',

  check(site, report) {
    const named = pagesByHeading(site);
    const addresses = addressesOf(site);
    for (const page of site.pages) {
      const [name = ''] = page.seo.title.split(/\s*[:|–—]\s*/);
      const other = named.get(normal(name));
      // Two of one title are told of elsewhere.
      if (!other || other === page || other.seo.title === page.seo.title || headingOf(page) === undefined) continue;
      report({
        ...locateSearchText(site, page, 'title'),
        message: `The title of ${page.route} begins with "${name}", which is the heading of ${other.route}.`,
        hint: 'Begin it with what this page is about.',
        related: [{ ...other.source.locate([]), message: `The page ${other.route}.` }],
      });
    }
    for (const pages of Map.groupBy(
      site.pages.filter(({ kind }) => kind === 'entry'),
      ({ source }) => source,
    ).values()) {
      const [first, second] = pages;
      if (!first || !second || new Set(pages.map(headingOf)).size > 1 || headingOf(first) === undefined) continue;
      report({
        ...locateHeading(site, first),
        message: `"${headingOf(first)}" is the heading of all ${pages.length} pages of this file.`,
        hint: 'Name the entry that each page is about.',
      });
    }
    for (const { target, label, locate } of linksOf(site)) {
      const other = label === undefined ? undefined : named.get(normal(label));
      const path = target.split(/[?#]/)[0] ?? '';
      if (!other || !addresses.has(path) || path === other.route || other.aliases.includes(path)) continue;
      report({
        ...locate(),
        message: `The link "${label}" leads to ${path}, and the page of that name is ${other.route}.`,
        hint: `Link to ${other.route}, or name the page that is meant.`,
      });
    }
  },
} satisfies Rule;

/** The pages by their headings, those apart that several have. */
function pagesByHeading(site: Site): Map<string, Page> {
  const groups = Map.groupBy(site.pages, (page) => normal(headingOf(page) ?? ''));
  groups.delete('');
  return new Map(
    [...groups].flatMap(([heading, [page, ...more]]) => (page && more.length === 0 ? [[heading, page]] : [])),
  );
}

function locateHeading(site: Site, page: Page): Location {
  const index = page.blocks.findIndex((block) => typeof block.heading === 'string');
  return originOf(page, site.facts, page.source, ['blocks', index, 'heading']).location;
}

function headingOf({ blocks }: Page): string | undefined {
  const first = blocks.find((block) => typeof block.heading === 'string');
  return first?.heading as string | undefined;
}

function normal(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}
