import { WIDTH } from './frame.ts';

/** The towns whose labels don't go to the right, by slug, so that labels don't overlap. */
const above = [
  'carteret',
  'cranbury-township',
  'dunellen',
  'edison-township',
  'metuchen',
  'milltown',
  'south-brunswick-township',
  'spotswood',
];
const left = [
  'east-brunswick-township',
  'helmetta',
  'highland-park',
  'middlesex',
  'new-brunswick',
  'north-brunswick-township',
  'piscataway-township',
];

/** Distance between a mark and its label. */
const GAP = 5;
/** Distance from the center of a mark down to the baseline of a label beside it. */
const MIDDLE = 6;

/** How far a label beside a mark moves up from the ring of the current town, if that is right below. */
const LIFT = 6;

export interface Label {
  /** Start of the baseline, relative to the dot. */
  dx: number;
  dy: number;
  anchor: 'start' | 'middle' | 'end';
}

/** Size of the names in frame units: 12 pixels on a phone, where the map is 350 pixels wide. Larger names would overlap. */
export const NAME_SIZE = 20.6;

/** Width of a letter, on average, at the size and weight that takes the most room. */
const LETTER = 0.55 * NAME_SIZE;

/**
 * Where the label of a town goes if its mark is this far from the left of the map and has this radius, in frame units.
 * @param lifted whether the ring of the current town is right below the mark
 */
export function labelOf(town: { slug: string; name: string }, x: number, mark: number, lifted = false): Label {
  const { slug, name } = town;
  const gap = mark + GAP;
  if (above.includes(slug)) return { dx: 0, dy: -gap, anchor: 'middle' };
  const isLeft = left.includes(slug) || x + gap + name.length * LETTER > WIDTH;
  return { dx: isLeft ? -gap : gap, dy: lifted ? MIDDLE - LIFT : MIDDLE, anchor: isLeft ? 'end' : 'start' };
}
