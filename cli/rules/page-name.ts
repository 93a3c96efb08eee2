import { isMap } from '../facts/facts.ts';
import type { Location } from '../finding.ts';
import type { Rule, RuleReport } from '../rules.ts';
import { addressesOf, linksOf } from '../site/links.ts';
import { originOf } from '../site/origin.ts';
import { locateSearchText } from '../site/search-texts.ts';
import type { Page, Site } from '../site/site.ts';
import { entitiesOf } from '../trace/entities.ts';
import { stemReaderOf } from '../trace/stem.ts';

export default {
  name: 'page-name',
  description: 'A visitor who chose a page by its name, in a link or a list of search results, reads another.',

  checkSite(site, report) {
    const named = pagesByHeading(site);
    for (const page of site.pages) {
      checkTitle(site, page, named, report);
      checkTrail(site, page, named, report);
    }
    checkHeadings(site, report);
    checkTemplates(site, report);
    checkLinks(site, named, report);
  },
} satisfies Rule;

/** A title with the name of another page, or of another brand than the heading. */
function checkTitle(site: Site, page: Page, named: ReadonlyMap<string, Page>, report: RuleReport): void {
  const [name = ''] = page.seo.title.split(/\s*[:|–—]\s*/);
  const other = named.get(normal(name));
  const heading = headingOf(page);
  if (heading === undefined) return;
  // Two of one title are told of elsewhere.
  if (other && other !== page && other.seo.title !== page.seo.title) {
    report({
      ...locateSearchText(site, page, 'title'),
      message: `The title of ${page.route} begins with "${name}", which is the heading of ${other.route}.`,
      hint: 'Begin it with what this page is about.',
      related: [{ ...other.source.locate([]), message: `The page ${other.route}.` }],
    });
    return;
  }
  const brandsIn = (text: string) =>
    new Set([...entitiesOf(site).named(text)].filter((path) => path.startsWith('brands.')));
  const [promised, shown] = [brandsIn(page.seo.title), brandsIn(heading)];
  const [stranger] = promised;
  if (stranger === undefined || shown.size === 0 || !promised.isDisjointFrom(shown)) return;
  report({
    ...locateSearchText(site, page, 'title'),
    message: `The title of ${page.route} names ${entitiesOf(site).nameOf(stranger)}, and its heading is "${heading}".`,
    hint: 'Name the same brand in both.',
    related: [{ ...locateHeading(site, page), message: 'The heading.' }],
  });
}

/** Of two pages of one heading, the one whose title is another. */
function checkHeadings(site: Site, report: RuleReport): void {
  const single = site.pages.filter((page) => page.kind === 'page' && headingOf(page) !== undefined);
  for (const [heading, pages] of Map.groupBy(single, (page) => normal(headingOf(page) ?? ''))) {
    const titled = pages.filter((page) => normal(page.seo.title).startsWith(heading));
    const [owner, ...more] = titled;
    if (!owner || more.length > 0) continue;
    for (const page of pages) {
      if (page === owner) continue;
      report({
        ...locateHeading(site, page),
        message: `The heading of ${page.route} is "${headingOf(page)}", as that of ${owner.route} is, and its title is another.`,
        hint: 'Head it with what this page is about.',
        related: [{ ...locateHeading(site, owner), message: `The heading of ${owner.route}.` }],
      });
    }
  }
}

/** A way from Home that ends with the name of another page. */
function checkTrail(site: Site, page: Page, named: ReadonlyMap<string, Page>, report: RuleReport): void {
  for (const [index, { type, current }] of page.blocks.entries()) {
    const other = type === 'breadcrumbs' ? named.get(normal(String(current))) : undefined;
    if (!other || other === page) continue;
    report({
      ...originOf(page, site.facts, page.source, ['blocks', index, 'current']).location,
      message: `The way to ${page.route} ends with "${current}", which is the heading of ${other.route}.`,
      hint: 'End it with the name of this page.',
      related: [{ ...other.source.locate([]), message: `The page ${other.route}.` }],
    });
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

/** A link with the name of one page that leads to another. */
function checkLinks(site: Site, named: ReadonlyMap<string, Page>, report: RuleReport): void {
  const addresses = addressesOf(site);
  for (const { target, label, locate, inProse } of linksOf(site)) {
    const other =
      label === undefined
        ? undefined
        : (named.get(normal(label)) ?? (inProse ? undefined : pageMeant(site, label, target)));
    const path = target.split(/[?#]/)[0] ?? '';
    if (!other || !addresses.has(path) || path === other.route || other.aliases.includes(path)) continue;
    report({
      ...locate(),
      message: `The link "${label}" leads to ${path}, and the page that it names is ${other.route}.`,
      hint: `Link to ${other.route}, or name the page that is meant.`,
    });
  }
}

/** Addresses that labels have as verbs: "Contact us about a rental", "Compare all models". */
const verbs = new Set(['contact', 'compare']);

/** The one page whose address a label speaks of, where that of the target is not spoken of: "See the rental plans" to the inventory. */
function pageMeant(site: Site, label: string, target: string): Page | undefined {
  const words = stemReaderOf(site)(label);
  // A form takes questions about everything.
  if (!target.startsWith('/') || /^\/(?:contact\b.*)?$/.test(target)) return undefined;
  const keysOf = (route: string) => stemReaderOf(site)(route.split(/[?#]/)[0] ?? '');
  if (!keysOf(target).isDisjointFrom(words)) return undefined;
  const meant = site.pages.filter(({ kind, route }) => {
    const keys = keysOf(route);
    // "Compare Denago models" may as well lead to the inventory.
    const isOfBrand = isMap(site.facts.tree.brands) && route.slice(1) in site.facts.tree.brands;
    const isDone = verbs.has(route.slice(1));
    return kind === 'page' && !isOfBrand && !isDone && keys.size > 0 && keys.isSubsetOf(words);
  });
  return meant.length === 1 ? meant[0] : undefined;
}

/** The pages by their headings, those apart that several have. */
function pagesByHeading(site: Site): Map<string, Page> {
  const groups = Map.groupBy(site.pages, (page) => normal(headingOf(page) ?? ''));
  groups.delete('');
  return new Map(
    [...groups].flatMap(([heading, [page, ...more]]) => (page && more.length === 0 ? [[heading, page]] : [])),
  );
}

function locateHeading(site: Site, page: Page): Location {
  const index = page.blocks.findIndex(hasHeading);
  return originOf(page, site.facts, page.source, ['blocks', index, 'heading']).location;
}

function headingOf({ blocks }: Page): string | undefined {
  return blocks.find(hasHeading)?.heading as string | undefined;
}

function hasHeading({ heading }: Page['blocks'][number]): boolean {
  return typeof heading === 'string';
}

function normal(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}
