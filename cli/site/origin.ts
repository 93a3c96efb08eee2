import type { Facts } from '../facts/facts.ts';
import type { Location } from '../finding.ts';
import type { Path } from '../source/source-file.ts';
import type { Resolved, Text } from './site.ts';

/** The source of a value in a page: a text of the page, or a fact that the page bound as a whole. */
export interface Origin {
  location: Location;
  /** Path of the fact, if the value was bound. */
  fact?: string;
  /** The author's text that is the value, or that bound it. */
  text?: Text;
}

/** Traces a value of a page, or the `snippet` of it, back to its source line. */
export function originOf(resolved: Resolved, facts: Facts, pointer: Path, snippet = ''): Origin {
  const text = nearestText(resolved, pointer);
  for (let cut = pointer.length; text && cut >= text.pointer.length; cut--) {
    const fact = resolved.bound.get(pointer.slice(0, cut).join('/'));
    if (fact === undefined) continue;
    const path = [fact, ...pointer.slice(cut)].join('.');
    return { location: facts.locate(path), fact: path, text };
  }
  if (text) return { location: text.source.file.locateWithin(text.source.path, snippet), text };
  const [head, index] = pointer;
  const block = head === 'blocks' ? resolved.blockSources[Number(index)] : undefined;
  const location = block ? block.file.locate([...block.path, ...pointer.slice(2)]) : resolved.source.locate(pointer);
  return { location };
}

/** Caches the texts of a page by pointer. We rebuild it when the page gets more texts. */
const indexes = new WeakMap<Resolved, { size: number; byPointer: Map<string, Text> }>();

function nearestText(resolved: Resolved, pointer: Path): Text | undefined {
  let index = indexes.get(resolved);
  if (index?.size !== resolved.texts.length) {
    const byPointer = new Map(resolved.texts.map((text) => [text.pointer.join('/'), text]));
    indexes.set(resolved, (index = { size: resolved.texts.length, byPointer }));
  }
  for (let cut = pointer.length; cut > 0; cut--) {
    const text = index.byPointer.get(pointer.slice(0, cut).join('/'));
    if (text) return text;
  }
  return undefined;
}
