import type { Location } from '../finding.ts';
import type { Resolved, Site } from '../site/site.ts';
import type { SourceFile } from '../source/source-file.ts';

/** Tells which block of a page a chunk of its text comes from. */
export interface ChunkOrigins {
  /** The block that has this very text, or that of the last chunk asked for; `isLayout` for one of the root layout. */
  of(text: string): { isLayout: boolean; locate(): Location };
}

/** Asked for each chunk of a page in order, it keeps up with where in the page they are. */
export function chunkOrigins(site: Site, page: Resolved & { source: SourceFile }): ChunkOrigins {
  const own = textsOf(page);
  const outer = textsOf(site.layout);
  let last = createOrigin({ file: page.source, path: [] }, false);
  return {
    of(text) {
      const inPage = own.get(text);
      const block = inPage ?? outer.get(text);
      if (block) last = createOrigin(block, inPage === undefined);
      return last;
    },
  };
}

function createOrigin({ file, path }: Resolved['blockSources'][number], isLayout: boolean) {
  return { isLayout, locate: () => file.locate(path) };
}

const known = new WeakMap<Resolved, ReadonlyMap<string, Resolved['blockSources'][number]>>();

/** The texts of each block, without markup, by which its chunks can be told. */
function textsOf(resolved: Resolved): ReadonlyMap<string, Resolved['blockSources'][number]> {
  let texts = known.get(resolved);
  if (!texts) {
    const found = new Map<string, Resolved['blockSources'][number]>();
    for (const [index, block] of resolved.blocks.entries()) {
      const source = resolved.blockSources[index];
      if (source) for (const text of stringsIn(block)) if (!found.has(text)) found.set(text, source);
    }
    known.set(resolved, (texts = found));
  }
  return texts;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const parts = value.includes('<') ? value.split(/<\/?(?:p|li|h\d|ul|ol)[^>]*>/) : [value];
    return parts
      .map((part) =>
        part
          .replace(/<[^>]*>/g, '')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .filter((part) => part !== '');
  }
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
