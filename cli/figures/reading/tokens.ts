export const NONE = 0;
export const WORD = 1;
export const DIGITS = 2;
export const DASHES = 3;
export const SYMBOL = 4;
/** A run that is read as a whole and holds no figure: an address on the web, an email address, a Liquid tag. */
export const OPAQUE = 5;
/** An empty line or the start of a list item, which nothing reads across. */
export const BREAK = 6;

/**
 * A text cut into pieces, as parallel lists, and what is noted of each piece while it is read. Spaces are no tokens.
 * One object serves text after text: making these lists costs more than reading a sentence.
 */
export class Tokens {
  count = 0;
  readonly type: Uint8Array;
  /** 1 where a space stood before the token. */
  readonly gap: Uint8Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** What the token can begin, see `role`. */
  readonly roles: Uint16Array;
  /** 1 when a figure has the token, or something that is known to be none. */
  readonly taken: Uint8Array;
  /** 1 more than the index of the number that begins with the token; 0 without. */
  readonly numeral: Int32Array;
  /** The word in lower case, once it was asked for. */
  readonly word: (string | undefined)[];
  /** Indices of the tokens that have a role, in order. */
  anchors: number[] = [];

  /** @param capacity length of the longest text; no text has more tokens than characters */
  constructor(capacity: number) {
    this.type = new Uint8Array(capacity);
    this.gap = new Uint8Array(capacity);
    this.start = new Int32Array(capacity);
    this.end = new Int32Array(capacity);
    this.roles = new Uint16Array(capacity);
    this.taken = new Uint8Array(capacity);
    this.numeral = new Int32Array(capacity);
    this.word = new Array(capacity);
  }

  clear(): void {
    this.count = 0;
    this.anchors = [];
  }

  add(type: number, start: number, end: number, gap: number, roles: number): void {
    const index = this.count++;
    this.type[index] = type;
    this.gap[index] = gap;
    this.start[index] = start;
    this.end[index] = end;
    this.roles[index] = roles;
    this.taken[index] = 0;
    this.numeral[index] = 0;
    this.word[index] = undefined;
    if (roles) this.anchors.push(index);
  }
}
