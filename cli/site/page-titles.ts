import type { Location } from '../finding.ts';
import { oncePer } from '../memory/once-per.ts';
import { originOf } from './origin.ts';
import type { Block, Page, Site } from './site.ts';

/** The heading of the first block with one. */
export function headingIn(blocks: readonly Block[]): string | undefined {
  return blocks.find(({ heading }) => typeof heading === 'string' && heading.trim() !== '')?.heading as
    | string
    | undefined;
}

/** The page whose heading the text is, where no other page has it. */
export function pageHeaded(site: Site, text: string): Page | undefined {
  const pages = byHeading(site).get(plainText(text));
  return pages?.length === 1 ? pages[0] : undefined;
}

/** A text in lower case with single spaces, for comparing. */
export function plainText(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

const byHeading = oncePer(({ pages }: Site) => {
  const byText = Map.groupBy(pages, ({ digest }) => plainText(digest.heading ?? ''));
  byText.delete('');
  return byText;
});

/** What search engines show of a page: its title and its description, as written under `seo:`. */
export const searchKeys = ['title', 'description'] as const;

export type SearchKey = (typeof searchKeys)[number];

/** The fact of a page's entry that makes up most of its title or description: what to shorten where it is too long. */
export function locateLongestPart(site: Site, page: Page, key: SearchKey): Location {
  const { text } = originOf(page, site.facts, ['seo', key]);
  const subjectReferences =
    text?.references.filter(({ path }) => page.subject && path?.startsWith(`${page.subject.name}.`)) ?? [];
  const longest = subjectReferences.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
  return page.subject && longest?.path
    ? site.facts.locate(page.subject.path + longest.path.slice(page.subject.name.length))
    : locateSearchText(site, page, key);
}

/**
 * Where the title or description of a page is written. For one of several pages from one text, the fact of the page's own entry that
 * the text refers to, since only that tells it from the others.
 */
export function locateSearchText(site: Site, page: Page, key: SearchKey): Location {
  const { location, text } = originOf(page, site.facts, ['seo', key]);
  const { subject } = page;
  if (!subject) return location;
  const subjectReference = text?.references.find(({ path }) => path?.startsWith(`${subject.name}.`) === true);
  if (subjectReference?.path) return site.facts.locate(subject.path + subjectReference.path.slice(subject.name.length));
  const record = text?.references.find(({ path }) => path?.startsWith(`${subject.path}.`) === true);
  return record?.path ? site.facts.locate(record.path) : location;
}
