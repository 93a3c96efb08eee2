/** A point of a side view: distance along the ground, and height above it (upwards, unlike SVG). */
export type Point = readonly [x: number, height: number];

/** At most one decimal, and never `-0`. */
export const short = (value: number) => String(Math.round(value * 10) / 10 || 0);

/** `[x, height]` as SVG coordinates. */
const place = ([x, height]: Point) => `${short(x)} ${short(-height)}`;

/**
 * Path data from a template in which points stand as `[x, height]`: `` d`M${toe} L${heel}Z` ``.
 * A plain number is written as it is, which is what radii need, and so is a string: a piece of path data made before.
 * The answer carries no needless space.
 */
export function d(commands: TemplateStringsArray, ...values: readonly (Point | number | string)[]): string {
  const words = values.map((value) =>
    typeof value === 'object' ? place(value) : typeof value === 'number' ? short(value) : value,
  );
  return String.raw({ raw: commands }, ...words)
    .replace(/\s*([A-Za-z])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .replaceAll(' -', '-');
}
