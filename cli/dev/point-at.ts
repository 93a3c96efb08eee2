import type { DevFact, DevPoint } from '../../schemas/generated/dev-point.ts';
import { factAt } from '../facts/described-facts.ts';
import { factPathOf } from '../prose/fact-path.ts';
import { show } from '../provenance/fact-tree.ts';
import { type TracedFigure, traceLeaf } from '../provenance/trace-page.ts';
import { type Origin, originOf } from '../site/origin.ts';
import type { Page, Resolved, Site } from '../site/site.ts';
import type { Path } from '../source/source-file.ts';
import { type Leaf, textsIn } from '../source/value-at.ts';

/** What an author points at, as a browser sees it. */
export interface Pointed {
  /** Where its block stands: before the page, in it or behind it. */
  part: 'before' | 'page' | 'after';
  /** Which of the blocks there, from 0. */
  index: number;
  /** All that is read with it in one go. */
  text: string;
  /** The words around the pointer, the longest run first. */
  words: string[];
}

/** How many facts are named. */
const named = 4;

/** The line that what is pointed at comes from, and the facts that it says; undefined where there is no such block. */
export function pointAt(site: Site, page: Page, pointed: Pointed): DevPoint | undefined {
  const isOfPage = pointed.part === 'page';
  const resolved: Resolved = isOfPage ? page : site.layout;
  const slot = site.layout.blocks.findIndex(({ type }) => type === 'slot');
  const index = pointed.index + (pointed.part === 'after' ? slot + 1 : 0);
  const block = resolved.blocks[index];
  if (!block) return undefined;
  const leaf = nearest(textsOf(block, ['blocks', index]), pointed);
  const pointer = leaf?.pointer ?? ['blocks', index];
  const origin = originOf(resolved, site.facts, pointer);
  const scope = isOfPage ? { page } : {};
  const figures = leaf ? traceLeaf(site, scope.page, leaf) : [];
  const paths = leaf ? factsBehind(site, scope, figures, origin, pointed) : [];
  const raw = origin.text?.raw ?? '';
  const snippet = [pointed.text, ...pointed.words].find((words) => words !== '' && raw.includes(words)) ?? '';
  const isBound = origin.fact !== undefined && paths[0] !== undefined;
  const location = isBound
    ? site.facts.locate(paths[0] ?? '')
    : originOf(resolved, site.facts, pointer, snippet).location;
  const keys = pointer.slice(2).filter((step) => typeof step === 'string');
  return {
    file: location.file,
    line: location.line,
    column: location.column,
    block: [block.type, ...keys].join(', '),
    facts: [...new Set(paths)].slice(0, named).map((path) => placeOf(site, path)),
  };
}

/** Paths of the facts behind a text: those of the figure or name that is pointed at, else of all in it. */
function factsBehind(
  site: Site,
  scope: { page?: Page },
  figures: readonly TracedFigure[],
  { text, fact }: Origin,
  pointed: Pointed,
): string[] {
  const word = pointed.words.at(-1) ?? '';
  const said = figures.map(({ figure, sources }) => ({ words: figure.text, paths: sources.map(({ fact }) => fact) }));
  const names = (fact === undefined ? (text?.references ?? []) : []).map((reference) => ({
    words: String(text?.value).slice(reference.start, reference.end),
    paths: [factPathOf(site, scope, reference) ?? []].flat(),
  }));
  const all = [...said, ...names].filter(({ words }) => pointed.text.includes(words));
  const here = all.filter(({ words }) => word !== '' && (words.includes(word) || word.includes(words)));
  const paths = (here.length > 0 ? here : all).flatMap((mention) => mention.paths);
  // What is derived, as the words of a price, stands in no line; the price does.
  return paths.length === 0 && fact !== undefined ? [fact] : paths;
}

function placeOf(site: Site, path: string): DevFact {
  const { file, line, column } = site.facts.locate(path);
  return { path, value: show(factAt(site, path)), file, line, column };
}

/** The text of a block that a text of the page is, has in it, or is put together with. */
function nearest(leaves: readonly Leaf[], { text, words }: Pointed): Leaf | undefined {
  const by = (fits: (value: string) => boolean) =>
    leaves.filter(({ value }) => fits(value)).sort((a, b) => a.value.length - b.value.length);
  return (
    by((value) => value === text)[0] ??
    by((value) => text !== '' && value.includes(text))[0] ??
    by((value) => value.length > 1 && text.includes(value) && words.some((word) => value.includes(word)))[0] ??
    by((value) => value.length > 1 && text.includes(value)).at(-1)
  );
}

function textsOf(block: unknown, pointer: Path): Leaf[] {
  const texts = textsIn(block, pointer).filter((leaf) => leaf.pointer.at(-1) !== 'type');
  return texts.map((leaf) => ({ ...leaf, value: plain(leaf.value) }));
}

/** As a browser shows it: without tags, with single spaces. */
function plain(text: string): string {
  const words = text.replace(/<[^>]*>/g, ' ').replaceAll('&amp;', '&');
  return words.replace(/\s+/g, ' ').trim();
}
