/** A point in a side view: distance along the ground, and height above it (upward, unlike SVG). */
export type Point = readonly [x: number, height: number];

/** At most one decimal, and never `-0`. */
export const short = (value: number) => String(Math.round(value * 10) / 10 || 0);

/** `[x, height]` as SVG coordinates. */
const place = ([x, height]: Point) => `${short(x)} ${short(-height)}`.replace(' -', '-');

/**
 * Builds path data from a template with points as `[x, height]`: `` d`M${toe} L${heel}Z` ``.
 * Numbers and strings go in as they are: a radius, or a piece of path data from before.
 * The result has no needless spaces.
 */
export function d(commands: TemplateStringsArray, ...values: readonly (Point | number | string)[]): string {
  let path = '';
  for (const [index, words] of squeezed(commands).entries()) {
    path = join(path, words);
    const value = values[index];
    if (typeof value === 'object') path = join(path, place(value));
    else if (value !== undefined) path = join(path, typeof value === 'number' ? short(value) : value);
  }
  return path.trim();
}

const known = new WeakMap<TemplateStringsArray, string[]>();

/** The text parts of a template without needless spaces. Cached by template, because there are many drawings. */
function squeezed(commands: TemplateStringsArray): string[] {
  let texts = known.get(commands);
  if (!texts) {
    texts = commands.map((text) => text.replace(/\s+/g, ' ').replace(/ ?([A-Za-z]) ?/g, '$1'));
    known.set(commands, texts);
  }
  return texts;
}

/** A space is not needed next to a letter or before a minus sign. */
function join(path: string, next: string): string {
  if (path.endsWith(' ') && /^[-A-Za-z ]/.test(next)) return path.slice(0, -1) + next;
  return next.startsWith(' ') && /[A-Za-z]$/.test(path) ? path + next.slice(1) : path + next;
}
