import { DomUtils, parseDocument } from 'htmlparser2';
import type { DevPoint } from '../../schemas/generated/dev-point.ts';
import { factAt } from '../facts/described-facts.ts';
import { factPathOf } from '../prose/fact-path.ts';
import { traceLeaf } from '../provenance/trace-page.ts';
import { show } from '../schema/expected-value.ts';
import { type Origin, originOf, type Page, type Resolved, type Site } from '../site/site.ts';
import { type Leaf, type Path, textsIn } from '../source/source-file.ts';

/** What the author points at, as the browser sees it. */
export interface Pointed {
  /** Whether its block is before the page, in it, or after it. */
  part: 'before' | 'page' | 'after';
  /** Index of the block within that part. */
  index: number;
  /** The whole text around it, such as its paragraph. */
  text: string;
  /** Words around the pointer, the longest run first. */
  words: string[];
}

/** How many facts we list. */
const named = 4;

/** Finds the source line of what the author points at, and the facts that it states. Undefined if there is no such block. */
export function pointAt(site: Site, page: Page, pointed: Pointed): DevPoint | undefined {
  const shown = pointed.part === 'page' ? page : undefined;
  const resolved: Resolved = shown ?? site.layout;
  const slot = site.layout.blocks.findIndex(({ type }) => type === 'slot');
  const index = pointed.index + (pointed.part === 'after' ? slot + 1 : 0);
  const block = resolved.blocks[index];
  if (!block) return undefined;
  const leaf = nearest(textsOf(block, ['blocks', index]), pointed);
  const pointer = leaf?.pointer ?? ['blocks', index];
  const origin = originOf(resolved, site.facts, pointer);
  const paths = leaf ? factsBehind(site, shown, leaf, origin, pointed) : [];
  const raw = origin.text?.raw ?? '';
  const snippet = [pointed.text, ...pointed.words].find((words) => words !== '' && raw.includes(words)) ?? '';
  const [bound] = origin.fact === undefined ? [] : paths;
  const location = bound ? site.facts.locate(bound) : originOf(resolved, site.facts, pointer, snippet).location;
  const keys = pointer.slice(2).filter((step) => typeof step === 'string');
  const facts = [...new Set(paths)].slice(0, named);
  return {
    ...location,
    block: [block.type, ...keys].join(', '),
    facts: facts.map((path) => ({ ...site.facts.locate(path), path, value: show(factAt(site, path)) })),
  };
}

/** Paths of the facts behind a text: those of the figure or name under the pointer, or else all of them. */
function factsBehind(site: Site, page: Page | undefined, leaf: Leaf, origin: Origin, pointed: Pointed): string[] {
  const { text, fact } = origin;
  const word = pointed.words.at(-1) ?? '';
  const said = traceLeaf(site, page, leaf).map(({ figure, sources }) => ({
    words: figure.text,
    paths: sources.map(({ fact }) => fact),
  }));
  const names = (fact === undefined ? (text?.references ?? []) : []).map((reference) => ({
    words: String(text?.value).slice(reference.start, reference.end),
    paths: [factPathOf(site, page ? { page } : {}, reference) ?? []].flat(),
  }));
  const all = [...said, ...names].filter(({ words }) => pointed.text.includes(words));
  const here = all.filter(({ words }) => word !== '' && (words.includes(word) || word.includes(words)));
  const paths = (here.length > 0 ? here : all).flatMap((mention) => mention.paths);
  // A derived fact, such as a price in words, has no source line. The fact that it derives from has one.
  return paths.length === 0 && fact !== undefined ? [fact] : paths;
}

/** The block's text that best matches the text under the pointer: equal to it, containing it, or part of it. */
function nearest(leaves: readonly Leaf[], pointed: Pointed): Leaf | undefined {
  const [text = '', ...words] = [pointed.text, ...pointed.words].map((part) => part.toLowerCase());
  const by = (fits: (value: string) => boolean) =>
    leaves.filter(({ value }) => fits(value.toLowerCase())).sort((a, b) => a.value.length - b.value.length);
  return (
    by((value) => value === text)[0] ??
    by((value) => text !== '' && value.includes(text))[0] ??
    by((value) => value.length > 1 && text.includes(value) && words.some((word) => value.includes(word)))[0] ??
    by((value) => value.length > 1 && text.includes(value)).at(-1)
  );
}

/** The texts of a block as a browser shows them, without tags and with single spaces. */
function textsOf(block: unknown, pointer: Path): Leaf[] {
  const texts = textsIn(block, pointer).filter((leaf) => leaf.pointer.at(-1) !== 'type');
  const plain = (text: string) =>
    DomUtils.textContent(parseDocument(text.replaceAll('<br>', ' ')))
      .replace(/\s+/g, ' ')
      .trim();
  return texts.map((leaf) => ({ ...leaf, value: plain(leaf.value) }));
}
