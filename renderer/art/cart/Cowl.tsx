import { d, type Point } from '../path.ts';
import { archEdge } from './arch.ts';
import { type CartGeometry, LEVEL } from './geometry.ts';
import { material, type PaintTones } from './tones.ts';

const dashTop: Point = [-24, 105];
const dashBack: Point = [-31, 93];
const heel: Point = [-47, LEVEL.floor];
const hoodEdge: Point = [43, 90];
const noseTip: Point = [51, 83];
const chin: Point = [54, 38];
const creaseFront: Point = [56, 57];
const creaseBack: Point = [-31, 69];

const hoodLine = d`C${[0, 105]} ${[25, 99]} ${hoodEdge} Q${[48, 88]} ${noseTip}`;
const legShield = d`M${heel} Q${[-33, 52]} ${creaseBack} Q${[-28, 84]} ${dashBack} Q${[-34, 105]} ${dashTop}`;
const face = d`Q${[58, 62]} ${chin}`;
const hood = d`C${[26, 92]} ${[0, 97]} ${[-32, 95]} Q${[-33, 105]} ${dashTop}Z`;
const crease = d`M${creaseFront} C${[38, 72]} ${[6, 75]} ${creaseBack}`;
const flank = d`M${heel} Q${[-33, 52]} ${creaseBack} C${[6, 75]} ${[38, 72]} ${creaseFront} L${chin}`;
const lampHousing = d`M${[27, 87]} L${noseTip} L${[55, 69]} Q${[42, 72]} ${[27, 87]}Z`;
const lamp = d`M${[37, 83.5]} L${[48.5, 80]} L${[51.5, 73]}`;
const intake = d`M${[55.5, 54]} L${[46, 54]} L${[43, 44]} L${[54.5, 44]}Z`;
const bumper = d`M${[30, 39]} L${[56, 39]} Q${[61, 37]} ${[60, 30]} Q${[59, 23]} ${[51, LEVEL.sill]} L${[30, LEVEL.sill]}Z`;
const dashboard = d`M${[-20, 100]} L${[-35, 100]}`;

/** The front of the body: hood, creased flank over the wheel, headlight, intake and bumper. */
export function Cowl({ geometry, tones }: { geometry: CartGeometry; tones: PaintTones }) {
  const arch = archEdge(geometry, 0);
  return (
    <>
      <path d={dashboard} stroke={material.trim} strokeWidth="9" strokeLinecap="round" />
      <path d={bumper} fill={material.trim} />
      <path d={d`${legShield}${hoodLine}${face}${arch}Z`} fill={tones.base} stroke={tones.rim} />
      <path d={d`${flank}${arch}Z`} fill={tones.shade} />
      <path d={d`M${dashTop}${hoodLine}${hood}`} fill={tones.light} />
      <path d={crease} fill="none" stroke={tones.light} strokeWidth="1.4" />
      <path d={lampHousing + intake} fill={material.hollow} />
      <path d={lamp} fill="none" stroke={material.lamp} />
    </>
  );
}
