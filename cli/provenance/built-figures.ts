import type { Location } from '../finding.ts';
import { oncePer, oncePerText } from '../memory/once-per.ts';
import type { Figure } from '../prose/figure.ts';
import { findNumerals, numeralSign } from '../prose/lexer/numerals.ts';
import { tokenize } from '../prose/lexer/recognizer.ts';
import { figureFinderOf } from '../prose/vocabulary-of.ts';
import type { BuiltPage } from '../site/built-site.ts';
import type { SiteFrame } from '../site/site.ts';
import { textsIn } from '../source/value-at.ts';

/** Figures of a built page that its data does not hold: by the place of their chunk, and those of its structured data. */
interface Untraced {
  inChunks: { index: number; figure: Figure }[];
  structured: string[];
}

/** The figures of a built page that come from no data: somebody typed them into a component, or they are stale. */
export function untracedFigures(site: SiteFrame, { page, model, reading }: BuiltPage): Untraced {
  const find = figureFinderOf(site);
  let pageNumbers: Set<number> | undefined;
  const isOwn = (number: number) => (pageNumbers ??= numbersIn([model.blocks, page.seo])).has(number);
  const isKnown = (number: number) => sharedNumbers(site).has(number) || isOwn(number);
  // Most texts have no number that the data lacks, so that nobody needs to know which of theirs are figures.
  const unknownIn = (text: string, isKnown: (number: number) => boolean) =>
    numbersOf(text).every(isKnown) ? [] : find(text).filter((figure) => !numbersOf(figure.text).every(isKnown));
  const inChunks = reading.chunks.flatMap((text, index) =>
    unknownIn(text, isKnown).map((figure) => ({ index, figure })),
  );
  let shown: Set<number> | undefined;
  const isShown = (number: number) =>
    isKnown(number) || (shown ??= new Set(reading.chunks.flatMap(numbersOf))).has(number);
  const said = textsIn(reading.structuredData).map(({ value }) => value);
  const structured = said.filter(
    (text) => text !== endOfDay && !/^https?:/.test(text) && unknownIn(text, isShown).length > 0,
  );
  return { inChunks, structured };
}

/** How schema.org closes a day that never closes. */
const endOfDay = '23:59';

/** What every page may show: the numbers of the root layout, and of what the business says of itself. */
const sharedNumbers = oncePer((site: SiteFrame) =>
  numbersIn([site.layout.blocks, site.facts.tree.dealer, site.facts.tree.hours]),
);

/** Every number in some data, in digits or in words, with the parts of dates and clock times, as a page may word them. */
function numbersIn(data: unknown): Set<number> {
  const numbers = new Set<number>();
  const visit = (node: unknown) => {
    if (typeof node === 'number') for (const number of [node, Math.abs(node)]) numbers.add(number);
    else if (typeof node === 'string') for (const number of numbersOf(node)) addParts(number, numbers);
    else if (Array.isArray(node)) {
      numbers.add(node.length);
      for (const item of node) visit(item);
    } else if (node && typeof node === 'object') for (const item of Object.values(node)) visit(item);
  };
  visit(data);
  return numbers;
}

/** Pages show the times of day by a 12-hour clock. */
function addParts(number: number, numbers: Set<number>): void {
  numbers.add(number);
  if (number > 12 && number <= 24) numbers.add(number - 12);
}

const sign = new RegExp(numeralSign, 'i');

/** Most texts with numbers are the layout's, and stand on every page. */
const numbersOf = oncePerText((text): readonly number[] => {
  if (!sign.test(text)) return [];
  return findNumerals(tokenize(text.replace(/^(?:tel|sms):/, ''))).map(({ value }) => value);
});

/** Where a chunk of a built page comes from: the block that has this very text, or else that of the nearest chunk before it. */
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
