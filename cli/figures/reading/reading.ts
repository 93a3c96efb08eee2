import type { Figure, Span } from '../figure.ts';
import type { CountNouns } from './count-nouns.ts';
import type { Numeral } from './numeral.ts';
import type { Quantity } from './quantities.ts';
import { DASHES, DIGITS, NONE, SYMBOL, type Tokens, WORD } from './tokens.ts';

/** A text under reading: its tokens, what was made of them so far, and which of them are spoken for. */
export class Reading {
  readonly text: string;
  readonly tokens: Tokens;
  readonly countNouns: CountNouns;
  readonly figures: Figure[] = [];
  numerals: Numeral[] = [];
  quantities: Quantity[] = [];

  constructor(text: string, tokens: Tokens, countNouns: CountNouns) {
    this.text = text;
    this.tokens = tokens;
    this.countNouns = countNouns;
  }

  get count(): number {
    return this.tokens.count;
  }

  type(index: number): number {
    return index >= 0 && index < this.count ? this.tokens.type[index]! : NONE;
  }

  start(index: number): number {
    return this.tokens.start[index]!;
  }

  end(index: number): number {
    return this.tokens.end[index]!;
  }

  /** The token as written; empty outside the text. */
  raw(index: number): string {
    return this.type(index) === NONE ? '' : this.text.slice(this.start(index), this.end(index));
  }

  /** The word in lower case; empty for anything but a word. */
  word(index: number): string {
    if (this.type(index) !== WORD) return '';
    return (this.tokens.word[index] ??= this.text.slice(this.start(index), this.end(index)).toLowerCase());
  }

  /** True when the token has one of the roles and is not spoken for. */
  isFree(index: number, roles: number): boolean {
    return (
      index >= 0 && index < this.count && (this.tokens.roles[index]! & roles) !== 0 && this.tokens.taken[index] === 0
    );
  }

  /** True when the token has no role and is not spoken for. */
  isIdle(index: number): boolean {
    return index >= 0 && index < this.count && this.tokens.roles[index] === 0 && this.tokens.taken[index] === 0;
  }

  /** The character of a symbol; empty for any other token. */
  symbol(index: number): string {
    return this.type(index) === SYMBOL ? this.text.charAt(this.start(index)) : '';
  }

  /** True for the given single character, whatever its token's type. */
  is(index: number, character: string): boolean {
    const type = this.type(index);
    return (type === SYMBOL || type === DASHES) && this.text.charCodeAt(this.start(index)) === character.charCodeAt(0);
  }

  isDash(index: number): boolean {
    return this.type(index) === DASHES;
  }

  isDigits(index: number): boolean {
    return this.type(index) === DIGITS;
  }

  /** True for a symbol or dash among the given characters. */
  isOneOf(index: number, characters: string): boolean {
    const type = this.type(index);
    return (type === SYMBOL || type === DASHES) && characters.includes(this.text.charAt(this.start(index)));
  }

  /** True when the word starts with a capital letter. */
  isCapitalized(index: number): boolean {
    if (this.type(index) !== WORD) return false;
    const first = this.text.charAt(this.start(index));
    return first !== first.toLowerCase();
  }

  /** True when nothing stands between the token and the one before it. */
  isGlued(index: number): boolean {
    return index > 0 && index < this.count && !this.tokens.gap[index];
  }

  isTaken(index: number): boolean {
    return this.tokens.taken[index] === 1;
  }

  /** Marks the tokens as read, so that no later recogniser makes something else of them. */
  take(first: number, last: number): void {
    this.tokens.taken.fill(1, first, last + 1);
  }

  spanOf(first: number, last: number): Span {
    return { start: this.start(first), end: this.end(last) };
  }

  setNumerals(numerals: Numeral[]): void {
    this.numerals = numerals;
    numerals.forEach((numeral, index) => {
      this.tokens.numeral[numeral.first] = index + 1;
    });
  }

  /** The number that begins with the token. */
  numeralAt(token: number): Numeral | undefined {
    return token >= 0 && token < this.count ? this.numerals[this.tokens.numeral[token]! - 1] : undefined;
  }
}
