import type { Reading } from './reading.ts';
import { tokenize } from './tokenize.ts';
import { DASHES, WORD } from './tokens.ts';
import { unitWords } from './units.ts';

interface Name {
  /** The pieces in lower case, dashes left out. */
  pieces: readonly string[];
  /** Where in `pieces` the number or word stands under which the name is filed. */
  anchor: number;
}

/** Names by the lower-case piece at which the tokenizer stops, longest first. */
export type Names = ReadonlyMap<string, readonly Name[]>;

/**
 * Prepares names for `takeNames`. A name is also known by its endings from each word on: "D5 Maverick 4 Plus" by
 * "Maverick 4 Plus". Names without a number or number word need no care and are left out.
 */
export function compileNames(names: readonly string[]): Names {
  const unique = new Map<string, Name>();
  for (const name of names) {
    const { pieces, anchors, starts } = cut(name);
    for (const start of starts) {
      const anchor = anchors.find((index) => index > start) ?? (start === 0 ? anchors[0] : undefined);
      if (anchor === undefined || anchor < start) continue;
      const ending = pieces.slice(start);
      unique.set(ending.join(' '), { pieces: ending, anchor: anchor - start });
    }
  }
  const byAnchor = new Map<string, Name[]>();
  for (const name of [...unique.values()].sort((a, b) => b.pieces.length - a.pieces.length)) {
    const key = name.pieces[name.anchor]!;
    byAnchor.set(key, [...(byAnchor.get(key) ?? []), name]);
  }
  return byAnchor;
}

function cut(name: string) {
  const tokens = tokenize(name);
  const pieces: string[] = [];
  const anchors: number[] = [];
  const starts: number[] = [];
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.type[index] === DASHES) continue;
    const piece = name.slice(tokens.start[index], tokens.end[index]).toLowerCase();
    if (tokens.anchors.includes(index)) anchors.push(pieces.length);
    // an ending starts with a whole word: "Maverick 4", never the "plus" that is a word of its own
    if (pieces.length === 0 || (tokens.type[index] === WORD && tokens.gap[index] && piece.length > 2))
      starts.push(pieces.length);
    pieces.push(piece);
  }
  return { pieces, anchors, starts };
}

/** Marks every name in the text as read, so that "Turfman 800" is no number. The longest name wins. */
export function takeNames(reading: Reading, names: Names): void {
  if (names.size === 0) return;
  let next = 0;
  for (const anchor of reading.tokens.anchors) {
    if (anchor < next) continue;
    const candidates = names.get(reading.raw(anchor).toLowerCase());
    for (const name of candidates ?? []) {
      const span = match(reading, anchor, name);
      if (!span) continue;
      reading.take(span.first, span.last);
      next = span.last + 1;
      break;
    }
  }
}

function match(reading: Reading, at: number, name: Name): { first: number; last: number } | undefined {
  let first = at;
  for (let index = name.anchor - 1; index >= 0; index--) {
    first = skipDash(reading, first - 1, -1);
    if (reading.raw(first).toLowerCase() !== name.pieces[index]) return undefined;
  }
  let last = at;
  for (let index = name.anchor + 1; index < name.pieces.length; index++) {
    last = skipDash(reading, last + 1, 1);
    if (reading.raw(last).toLowerCase() !== name.pieces[index]) return undefined;
  }
  return isNumberOfItsOwn(reading, last) ? undefined : { first, last };
}

/** "Classic 4-seater", "Turfman 1.5": the last number is more than the end of the name. */
function isNumberOfItsOwn(reading: Reading, last: number): boolean {
  if (!reading.isDigits(last) || !reading.isGlued(last + 1) || !reading.isGlued(last + 2)) return false;
  if (reading.isDigits(last + 2)) return reading.is(last + 1, '.') || reading.is(last + 1, ',');
  return reading.isDash(last + 1) && unitWords.has(reading.word(last + 2));
}

function skipDash(reading: Reading, at: number, step: 1 | -1): number {
  return reading.isDash(at) ? at + step : at;
}
