import { d, type Point } from '../path.ts';
import type { Row } from './geometry.ts';
import { material } from './tones.ts';

/** Converts a position on a bench to a point. `ahead` is the distance from the hip in the direction that the row faces. */
type Place = (ahead: number, height: number) => Point;

const backrest = (p: Place) => d`M${p(-18, 79)} Q${p(-21, 103)} ${p(-28, 125)}`;
const shell = (p: Place) => d`M${p(-20, 69)} L${p(22, 69)} M${p(-23, 77)} Q${p(-26, 103)} ${p(-33, 123)}`;
const cushion = (p: Place) => d`M${p(-17, 74)} L${p(20, 74)}`;
const stitch = (p: Place) => d`M${p(-17, 86)} Q${p(-20, 104)} ${p(-27, 124)}`;
const hipRestraint = (p: Place) => d`M${p(-24, 96)} Q${p(5, 102)} ${p(7, 78)}`;

/** All benches: cushions, backrests with their stitched panels, and the bars that hold passengers in during a turn. */
export function Seats({ rows }: { rows: readonly Row[] }) {
  const places = rows.map(({ hip, faces }): Place => {
    const ahead = faces === 'front' ? 1 : -1;
    return (distance, height) => [hip + ahead * distance, height];
  });
  const pathOf = (part: (place: Place) => string) => places.map(part).join('');
  return (
    <g fill="none" strokeLinecap="round">
      <path d={pathOf(shell)} stroke={material.seatShade} strokeWidth="9" />
      <path data-part="backrests" d={pathOf(backrest)} stroke={material.seat} strokeWidth="13" />
      <path d={pathOf(cushion)} stroke={material.seatLight} strokeWidth="12" />
      <path d={pathOf(stitch)} stroke={material.seatLight} strokeWidth="1.5" strokeDasharray="1 3" />
      <path d={pathOf(hipRestraint)} stroke={material.trim} strokeWidth="3" />
    </g>
  );
}
