export const NONE = 0;
export const WORD = 1;
export const DIGITS = 2;
export const DASHES = 3;
export const SYMBOL = 4;
/** A run that is read as a whole and holds no figure: an address on the web, an email address, a Liquid tag. */
export const OPAQUE = 5;
/** An empty line or the start of a list item, which nothing reads across. */
export const BREAK = 6;

/** The text cut into pieces, as parallel lists. Spaces are no tokens: `gap` is 1 where one stood before the token. */
export class Tokens {
  count = 0;
  type: Uint8Array;
  gap: Uint8Array;
  start: Int32Array;
  end: Int32Array;
  /** What the token can begin, see `role`. */
  roles: Uint8Array;
  /** Indices of the tokens that have a role, in order. */
  readonly anchors: number[] = [];

  constructor(capacity: number) {
    this.type = new Uint8Array(capacity);
    this.gap = new Uint8Array(capacity);
    this.start = new Int32Array(capacity);
    this.end = new Int32Array(capacity);
    this.roles = new Uint8Array(capacity);
  }

  add(type: number, start: number, end: number, gap: number, roles: number): void {
    if (this.count === this.type.length) this.grow();
    const index = this.count++;
    this.type[index] = type;
    this.gap[index] = gap;
    this.start[index] = start;
    this.end[index] = end;
    this.roles[index] = roles;
    if (roles) this.anchors.push(index);
  }

  private grow(): void {
    const larger = new Tokens(this.count * 2 + 16);
    larger.type.set(this.type);
    larger.gap.set(this.gap);
    larger.start.set(this.start);
    larger.end.set(this.end);
    larger.roles.set(this.roles);
    this.type = larger.type;
    this.gap = larger.gap;
    this.start = larger.start;
    this.end = larger.end;
    this.roles = larger.roles;
  }
}
