/** The side that each label goes on, by slug, so that labels don't overlap. Any other label goes to the right. */
const placements: Record<string, 'left' | 'right' | 'above'> = {
  carteret: 'above',
  'cranbury-township': 'above',
  dunellen: 'above',
  'east-brunswick-township': 'left',
  'edison-township': 'above',
  helmetta: 'left',
  'highland-park': 'left',
  metuchen: 'above',
  middlesex: 'left',
  milltown: 'above',
  'new-brunswick': 'left',
  'north-brunswick-township': 'left',
  'piscataway-township': 'left',
  'south-brunswick-township': 'above',
  spotswood: 'above',
};

/** Distance between a mark and its label. */
const GAP = 5;
/** Distance from the center of a mark down to the baseline of a label beside it. */
const MIDDLE = 6;

export interface Label {
  /** Start of the baseline, relative to the dot. */
  dx: number;
  dy: number;
  anchor: 'start' | 'middle' | 'end';
}

/** Where the label of a town goes if its mark has this radius, in frame units. */
export function labelOf(slug: string, mark: number): Label {
  const gap = mark + GAP;
  switch (placements[slug] ?? 'right') {
    case 'left':
      return { dx: -gap, dy: MIDDLE, anchor: 'end' };
    case 'above':
      return { dx: 0, dy: -gap, anchor: 'middle' };
    default:
      return { dx: gap, dy: MIDDLE, anchor: 'start' };
  }
}
