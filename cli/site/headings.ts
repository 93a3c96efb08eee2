import type { Location } from '../finding.ts';
import { oncePer } from '../memory/once-per.ts';
import { originOf } from './origin.ts';
import type { Block, Page, Site } from './site.ts';

/** The heading of a page: that of its first block with one. */
export function headingOf({ digest }: Page): string | undefined {
  return digest.heading;
}

/** The heading of the first block with one. */
export function headingIn(blocks: readonly Block[]): string | undefined {
  return blocks.find(hasHeading)?.heading as string | undefined;
}

/** Where the heading of a page is written. */
export function locateHeading(site: Site, page: Page): Location {
  const index = page.blocks.findIndex(hasHeading);
  return originOf(page, site.facts, page.source, ['blocks', index, 'heading']).location;
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
  const headed = pages.filter((page) => headingOf(page) !== undefined);
  return Map.groupBy(headed, (page) => plainText(headingOf(page) ?? ''));
});

function hasHeading({ heading }: Block): boolean {
  return typeof heading === 'string' && heading.trim() !== '';
}
