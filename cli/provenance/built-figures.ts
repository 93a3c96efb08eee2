import type { Location } from '../finding.ts';
import { oncePer } from '../memory/once-per.ts';
import type { Figure } from '../prose/figure.ts';
import { figureFinderOf } from '../prose/vocabulary-of.ts';
import type { BuiltPage, SiteFrame } from '../site/site.ts';
import { textsIn } from '../source/value-at.ts';
import { numbersIn, numbersOf, textsOfStructured } from './numbers.ts';

/** Figures that are on a built page but not in its data: those of its chunks, by index, and the structured texts that have any. */
interface Untraced {
  inChunks: { index: number; figure: Figure }[];
  structured: string[];
}

/** The figures of a built page that come from no data: somebody typed them into a component, or they are stale. */
export function untracedFigures(site: SiteFrame, { page, model, reading }: BuiltPage): Untraced {
  const find = figureFinderOf(site);
  const known = sharedNumbers(site).union(numbersIn([model.blocks, page.seo]));
  const shown = known.union(new Set(reading.chunks.flatMap(numbersOf)));
  const unknownIn = (text: string, numbers: ReadonlySet<number>) =>
    find(text).filter((figure) => !numbersOf(figure.text).every((number) => numbers.has(number)));
  const inChunks = reading.chunks.flatMap((text, index) => unknownIn(text, known).map((figure) => ({ index, figure })));
  const structured = textsOfStructured(reading.structuredData).filter((text) => unknownIn(text, shown).length > 0);
  return { inChunks, structured };
}

/** Numbers that every page may show: those of the root layout, and those of the dealer and its hours. */
export const sharedNumbers = oncePer((site: SiteFrame) =>
  numbersIn([site.layout.blocks, site.facts.tree.dealer, site.facts.tree.hours]),
);

/** Where a chunk of a built page comes from: the block with exactly this text, or else the block of the nearest chunk before it. */
export function locateChunk(site: SiteFrame, { page, reading }: BuiltPage, index: number): Location {
  for (const text of reading.chunks.slice(0, index + 1).reverse()) {
    const isThis = (said: string) => said === text || said.includes(`>${text}<`);
    for (const { blocks, blockSources } of [page, site.layout]) {
      const source = blockSources[blocks.findIndex((block) => textsIn(block).some(({ value }) => isThis(value)))];
      if (source) return source.file.locate(source.path);
    }
  }
  return page.source.locate([]);
}
