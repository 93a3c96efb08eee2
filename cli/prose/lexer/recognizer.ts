import type { FigureKind } from '../figure.ts';

/** A word, a number or a sign of a text, by offsets. */
export interface Token {
  kind: 'word' | 'digits' | 'sign';
  text: string;
  lower: string;
  start: number;
  end: number;
  /** True where nothing stands between this token and the one before. */
  isAttached: boolean;
}

const pattern = /(\p{L}[\p{L}\p{M}'’]*)|(\d+(?:,\d{3})*(?:\.\d+)?|\.\d+|[½¼¾])|\S/gu;

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

/** What the facts make of a text: the lexer itself knows no business. */
export interface Vocabulary {
  /** True where some fact is a figure of this kind, and of this unit where one is given. */
  has(kind: FigureKind, unit?: string): boolean;
  /** Stems of the nouns that counted facts declare, the longest first, each with the noun as declared. */
  nouns: readonly { stems: readonly string[]; noun: string }[];
  /** Where names stand that the facts hold; digits within them are no figures. */
  findNames(text: string): { start: number; end: number }[];
  /** Last words of the streets that the facts hold, in lower case. */
  streetWords: ReadonlySet<string>;
}

/** Figures that are told by their letters alone, with the unit of an address. */
export interface Shape {
  kind: FigureKind;
  unit?: string;
  pattern: RegExp;
  /** The key of what a match says; undefined where it is no such figure after all. */
  keyOf(match: RegExpExecArray, vocabulary: Vocabulary): string | undefined;
}
