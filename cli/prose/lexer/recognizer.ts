import type { Span } from '../../resolve/text-span.ts';
import type { FigureKind } from '../figure.ts';

/** A word, a number or a sign of a text, with its offsets. */
export interface Token extends Span {
  kind: 'word' | 'digits' | 'sign';
  text: string;
  lower: string;
  /** True if there is no space between this token and the one before. */
  isAttached: boolean;
}

const pattern = /(\p{L}[\p{L}\p{M}'’]*)|(\d+(?:,\d{3})*(?:\.\d+)?|\.\d+|[½¼¾⅓⅔⅛])|\S/gu;

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (const { 0: found, 1: word, 2: digits, index } of text.matchAll(pattern)) {
    const kind = word ? 'word' : digits ? 'digits' : 'sign';
    const isAttached = index === end;
    end = index + found.length;
    tokens.push({ kind, text: found, lower: found.toLowerCase(), start: index, end, isAttached });
  }
  return tokens;
}

/** What the lexer has to know about the facts: by itself it knows nothing about a business. */
export interface Vocabulary {
  /** True if some fact is a figure of this kind, and of this unit if one is given. */
  has(kind: FigureKind, unit?: string): boolean;
  /** Stems of the nouns that counted facts declare, the longest first, each with the noun as declared. */
  nouns: readonly { stems: readonly string[]; noun: string }[];
  /** Finds names from the facts in a text. Digits in them are not figures. */
  findNames(text: string): Span[];
  /** The last words of the streets among the facts, in lower case. */
  streetWords: ReadonlySet<string>;
}

/** Figures that a pattern is enough to find. Only addresses have a unit. */
export interface Shape {
  kind: FigureKind;
  unit?: string;
  pattern: RegExp;
  /** The key of a match; undefined if it turns out to be no such figure. */
  keyOf(match: RegExpExecArray, vocabulary: Vocabulary): string | undefined;
}
