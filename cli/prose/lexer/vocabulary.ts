import type { Figure, FigureKind } from '../figure.ts';
import type { Token } from './tokens.ts';

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

/** Finds figures of some kinds. `tokens` leave out what an earlier one has found. */
export type Recognizer = (text: string, tokens: readonly Token[], vocabulary: Vocabulary) => Figure[];
