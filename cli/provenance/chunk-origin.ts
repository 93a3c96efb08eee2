import type { Location } from '../finding.ts';
import { oncePer } from '../memory/once-per.ts';
import type { Resolved, SiteFrame } from '../site/site.ts';
import type { SourceFile } from '../source/source-file.ts';

/**
 * Where a chunk of a built page comes from: the block that has this very text, or else that of the nearest chunk before it that a block
 * has; `isLayout` for a block of the root layout.
 * @param chunks those of the page, in order
 * @param index of the chunk
 */
export function originOfChunk(
  site: SiteFrame,
  page: Resolved & { source: SourceFile },
  chunks: readonly string[],
  index: number,
): { location: Location; isLayout: boolean } {
  const pageTexts = textsOf(page);
  const outer = textsOf(site.layout);
  const isKnown = (text: string) => pageTexts.has(text) || outer.has(text);
  const text = chunks.slice(0, index + 1).findLast(isKnown) ?? '';
  const block = pageTexts.get(text) ?? outer.get(text);
  return {
    location: block ? block.file.locate(block.path) : page.source.locate([]),
    isLayout: block !== undefined && !pageTexts.has(text),
  };
}

/** The texts of each block, without markup, by which its chunks can be told. */
const textsOf = oncePer((resolved: Resolved): ReadonlyMap<string, Resolved['blockSources'][number]> => {
  const found = new Map<string, Resolved['blockSources'][number]>();
  for (const [index, block] of resolved.blocks.entries()) {
    const source = resolved.blockSources[index];
    if (source) for (const text of stringsIn(block)) if (!found.has(text)) found.set(text, source);
  }
  return found;
});

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const parts = value.includes('<') ? value.split(/<\/?(?:p|li|h\d|ul|ol)[^>]*>/) : [value];
    const texts = parts.map((part) => part.replace(/<[^>]*>/g, '').replace(/\s+/g, ' '));
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  }
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
