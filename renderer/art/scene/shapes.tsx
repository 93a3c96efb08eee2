import { mix } from '../color.ts';

/** `[x, y]` in a scene's own units, 1600 wide and 900 high, y downwards. */
type Spot = readonly [x: number, y: number];

export const WIDTH = 1600;
export const HEIGHT = 900;

/** A smooth line that starts at the first point, ends at the last, and passes through the midpoints between them. */
function curve(points: readonly Spot[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const bends = rest.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? [x, y];
    const last = index === rest.length - 2;
    return last ? `Q${x} ${y} ${nextX} ${nextY}` : `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
  });
  return `M${first[0]} ${first[1]}${bends.join('')}`;
}

/** Land under a smooth skyline, down to the bottom of the scene. */
export const land = (skyline: readonly Spot[]) => `${curve(skyline)}V${HEIGHT}H${skyline[0]?.[0] ?? 0}Z`;

const disc = ([x, y]: Spot, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0`;

/** Round treetops, `[x, y, radius]` each, as one shape. */
export const crowns = (tops: readonly (readonly [x: number, y: number, radius: number])[]) =>
  tops.map(([x, y, radius]) => disc([x, y], radius)).join('');

/** Pines, `[x, foot, height]` each, as one shape. */
export const pines = (trees: readonly (readonly [x: number, foot: number, height: number])[]) =>
  trees
    .map(([x, foot, height]) => {
      const half = Math.round(height * 0.2);
      const tier = Math.round(height / 3);
      return `M${x} ${foot - height}l${half} ${tier * 2}h-${Math.round(half / 2)}l${half} ${tier}h-${3 * half}l${half}-${tier}h-${Math.round(half / 2)}Z`;
    })
    .join('');

/** Small upright rectangles: windows, posts, fence pickets. */
export const blocks = (spots: readonly Spot[], width: number, height: number) =>
  spots.map(([x, y]) => `M${x} ${y}h${width}v${height}h-${width}Z`).join('');

/** A lamppost at `x`. The caller draws the disc of light around it separately. */
export const lampPost = (x: number, foot: number, height: number) => `M${x - 4} ${foot}v-${height}h8v${height}Z`;

/** A row of spots at even distances. */
export const row = (x: number, y: number, step: number, count: number): Spot[] =>
  Array.from({ length: count }, (_, index) => [x + index * step, y]);

const RINGS = 11;

interface SkyProps {
  /** Position of the light on the horizon. */
  light: Spot;
  /** Tones from the top of the sky, through the air around the light, to the light itself. */
  top: string;
  air: string;
  glow: string;
}

/** An evening sky: dark at the top and on the left, where the words go, and brighter in rings around a light. */
export function Sky({ light: [x, y], top, air, glow }: SkyProps) {
  const rings = Array.from({ length: RINGS }, (_, index) => {
    const nearness = (index + 1) / RINGS;
    const reach = (1 - nearness) ** 1.4;
    const tone = nearness < 0.6 ? mix(top, air, nearness / 0.6) : mix(air, glow, (nearness - 0.6) / 0.4);
    return { rx: Math.round(110 + 1500 * reach), ry: Math.round(70 + 640 * reach), tone };
  });
  return (
    <>
      <path d={`M0 0H${WIDTH}V${HEIGHT}H0Z`} fill={top} />
      {rings.map(({ rx, ry, tone }) => (
        <ellipse key={rx} cx={x} cy={y} rx={rx} ry={ry} fill={tone} />
      ))}
    </>
  );
}
