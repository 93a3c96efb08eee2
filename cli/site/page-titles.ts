import { fullPath } from '../facts/subject.ts';
import type { Location } from '../finding.ts';
import { oncePer } from '../memory/once-per.ts';
import { textOf } from '../source/source-file.ts';
import { type Block, originOf, type Page, type Site } from './site.ts';

/** The first heading in the blocks. */
export function headingIn(blocks: readonly Block[]): string | undefined {
  return blocks.map(({ heading }) => textOf(heading)).find((heading) => heading.trim() !== '');
}

/** The page with this heading, if only one page has it. */
export function pageHeaded(site: Site, text: string): Page | undefined {
  const pages = byHeading(site).get(plainText(text));
  return pages?.length === 1 ? pages[0] : undefined;
}

/** The text in lowercase with single spaces, for comparisons. */
export function plainText(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

const byHeading = oncePer(({ pages }: Site) => {
  const byText = Map.groupBy(pages, ({ digest }) => plainText(digest.heading ?? ''));
  byText.delete('');
  return byText;
});

/** How many characters of a title search engines show in full. */
export const longestTitle = 60;

/** The texts under `seo:` that search engines show. */
export const searchKeys = ['title', 'description'] as const;

type SearchKey = (typeof searchKeys)[number];

/**
 * Where the title or description of a page is written. If several pages share the text, it is the fact of the page's own entry in the text,
 * since only that differs between the pages.
 * @param isLongest picks the fact that makes up most of the text, not the first one
 */
export function locateSearchText(site: Site, page: Page, key: SearchKey, isLongest = false): Location {
  const { location, text } = originOf(page, site.facts, ['seo', key]);
  const { subject } = page;
  const named = (text?.references ?? []).map(({ path = '', start, end }) => {
    return { path: fullPath(path, subject), length: end - start };
  });
  const ofEntry = named.filter(({ path }) => subject && path.startsWith(`${subject.path}.`));
  const [first] = isLongest ? ofEntry.toSorted((a, b) => b.length - a.length) : ofEntry;
  return first ? site.facts.locate(first.path) : location;
}
