import type { Facts } from '../facts/facts.ts';
import type { Location } from '../finding.ts';
import type { Path } from '../source/source-file.ts';
import type { Resolved, Text } from './site.ts';

/** Where the value at a pointer of a page comes from: a text of the page, or a fact that was bound whole. */
export interface Origin {
  location: Location;
  /** Path of the fact, when the value was bound. */
  fact?: string;
  /** The authored text, when the value is or was bound by one. */
  text?: Text;
}

/**
 * Traces a value of a page back to the line that an author wrote.
 * @param snippet a part of the value, to point at it within its text
 */
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

/** The texts of a page by pointer; made anew when texts have been added. */
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
