import { role, rolesOf } from './anchor-words.ts';
import { classOf, DASH, DIGIT, EMPHASIS, INVISIBLE, LETTER, SPACE } from './characters.ts';
import { endOfPath, endOfRun, isOpening } from './opaque.ts';
import { BREAK, DASHES, DIGITS, OPAQUE, SYMBOL, Tokens, WORD } from './tokens.ts';

const listMarker = /[ \t]*(?:[-+*•][ \t]|\d{1,3}[.)][ \t]|#{1,6}[ \t])/y;

/** True when something in the text could begin a figure: most texts of a page are done with this look at them. */
export function hasAnchor(text: string): boolean {
  for (let at = 0; at < text.length; ) {
    const kind = classOf(text.charCodeAt(at));
    if (kind === DIGIT || text.charCodeAt(at) === star) return true;
    const start = at++;
    if (kind !== LETTER) continue;
    while (at < text.length && classOf(text.charCodeAt(at)) === LETTER) at++;
    if (rolesOf(text, start, at) !== 0) return true;
  }
  return false;
}

/** Cuts a text into tokens in one pass. Linear in the length of the text, whatever it holds. */
export function tokenize(text: string, tokens = new Tokens(text.length)): Tokens {
  tokens.clear();
  return new Tokenizer(text, tokens).run();
}

const star = 0x2605;

class Tokenizer {
  private readonly text: string;
  private readonly tokens: Tokens;
  private at = 0;
  private gap = 1;
  private liquidCanClose = true;

  constructor(text: string, tokens: Tokens) {
    this.text = text;
    this.tokens = tokens;
  }

  run(): Tokens {
    const { text, tokens } = this;
    this.at = this.endOfListMarker(0);
    while (this.at < text.length) {
      const start = this.at;
      const kind = classOf(text.charCodeAt(start));
      if (kind === LETTER) {
        const end = this.endOfClass(LETTER);
        this.push(WORD, end, rolesOf(text, start, end));
      } else if (kind === SPACE) {
        this.readSpace();
      } else if (kind === DIGIT) {
        this.push(DIGITS, this.endOfClass(DIGIT), role.digits);
      } else if (kind === INVISIBLE || (kind === EMPHASIS && !this.isInsideWord())) {
        this.at++;
      } else if (kind === DASH) {
        this.push(DASHES, start + 1);
      } else {
        this.readSymbol();
      }
    }
    return tokens;
  }

  private push(type: number, end: number, roles = 0): void {
    this.tokens.add(type, this.at, end, this.gap, roles);
    this.gap = 0;
    this.at = end;
  }

  private endOfClass(kind: number): number {
    let end = this.at + 1;
    while (end < this.text.length && classOf(this.text.charCodeAt(end)) === kind) end++;
    return end;
  }

  private readSpace(): void {
    const { text } = this;
    let lines = 0;
    while (this.at < text.length && classOf(text.charCodeAt(this.at)) === SPACE) {
      if (text.charCodeAt(this.at) === 10) lines++;
      this.at++;
    }
    const afterMarker = lines > 0 ? this.endOfListMarker(this.at) : this.at;
    if (lines > 1 || afterMarker > this.at) this.push(BREAK, this.at);
    this.at = afterMarker;
    this.gap = 1;
  }

  private endOfListMarker(from: number): number {
    listMarker.lastIndex = from;
    return listMarker.test(this.text) ? listMarker.lastIndex : from;
  }

  private readSymbol(): void {
    const code = this.text.charCodeAt(this.at);
    const end = this.endOfOpaque(code);
    if (end > this.at) {
      this.push(OPAQUE, end);
      return;
    }
    this.push(SYMBOL, this.at + 1, code === star ? role.star : 0);
  }

  private endOfOpaque(code: number): number {
    const { text, at } = this;
    const next = text.charCodeAt(at + 1);
    switch (code) {
      case 123: // {{ or {%
        if (next === 123) return this.endOfLiquid('}}');
        return next === 37 ? this.endOfLiquid('%}') : -1;
      case 58: // ://
        return !this.gap && text.startsWith('//', at + 1) ? this.takeBack(endOfRun(text, at)) : -1;
      case 64: // @
        return classOf(next) === LETTER ? this.takeBack(endOfRun(text, at)) : -1;
      case 46: // www.
        return this.followsWww() ? this.takeBack(endOfRun(text, at)) : -1;
      case 47: // a path
        return this.gap || isOpening(text, at - 1) || this.followsDomain() ? endOfPath(text, at) : -1;
      default:
        return -1;
    }
  }

  private endOfLiquid(close: string): number {
    if (!this.liquidCanClose) return -1;
    const end = this.text.indexOf(close, this.at + 2);
    // one search that finds nothing is enough: the tags that follow cannot close either
    if (end < 0) this.liquidCanClose = false;
    return end < 0 ? -1 : end + 2;
  }

  /** Joins the tokens that the current character is glued to into the opaque run that ends at `end`. */
  private takeBack(end: number): number {
    const { tokens } = this;
    while (!this.gap && tokens.count > 0) {
      const last = tokens.count - 1;
      if (isOpening(this.text, tokens.start[last]!) || tokens.type[last] === BREAK) break;
      if (tokens.anchors.at(-1) === last) tokens.anchors.pop();
      this.at = tokens.start[last]!;
      this.gap = tokens.gap[last]!;
      tokens.count = last;
    }
    return end;
  }

  private followsDomain(): boolean {
    const { tokens } = this;
    const last = tokens.count - 1;
    if (last < 2 || tokens.type[last] !== WORD || tokens.gap[last] || tokens.gap[last - 1]) return false;
    return tokens.type[last - 2] === WORD && this.text[tokens.start[last - 1]!] === '.';
  }

  private followsWww(): boolean {
    const last = this.tokens.count - 1;
    return !this.gap && last >= 0 && this.text.slice(this.tokens.start[last], this.tokens.end[last]) === 'www';
  }

  private isInsideWord(): boolean {
    return isAlphanumeric(this.text.charCodeAt(this.at - 1)) && isAlphanumeric(this.text.charCodeAt(this.at + 1));
  }
}

function isAlphanumeric(code: number): boolean {
  const kind = classOf(code);
  return kind === LETTER || kind === DIGIT;
}
