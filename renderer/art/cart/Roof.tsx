import { d, type Point } from '../path.ts';
import { at, type CartGeometry, LEVEL } from './geometry.ts';
import { material, type PaintTones } from './tones.ts';

const pane = d`M${[7, 101]} L${[-18, LEVEL.roof]} L${[-30, LEVEL.roof]} L${[-8, 104]}Z`;
const glint = d`M${[1, 112]} L${[-22, 172]}`;
const pillar = d`M${[-8, 102]} L${[-30, LEVEL.roof]}`;

/** Windshield: a pane in front of its pillar. */
export function Windshield() {
  return (
    <>
      <path d={pane} fill={material.glass} />
      <path d={glint} stroke="#e3efeb" strokeWidth="2" />
      <path d={pillar} stroke={material.strut} />
    </>
  );
}

/** The posts behind the seats that hold up the roof. */
export function Struts({ geometry }: { geometry: CartGeometry }) {
  const p = at(geometry.last);
  const facing = geometry.rows.some((row) => row.faces === 'rear');
  const rear = facing
    ? d`M${p(-38, LEVEL.bench)} L${p(-38, 132)} L${p(-60, LEVEL.roof)} M${p(-38, 132)} L${p(-20, LEVEL.roof)}`
    : d`M${p(-46, LEVEL.bench)} L${p(-35, LEVEL.roof)}`;
  const post = (geometry.rows[0]?.hip ?? 0) - 40;
  const middle = geometry.rows.length > 2 ? d`M${[post, LEVEL.floor]} L${[post, LEVEL.roof]}` : '';
  return <path d={rear + middle} fill="none" stroke={material.strut} />;
}

/** The roof panel: a slight crown, a lit upper edge and a dark lip below. */
export function Roof({ geometry, tones }: { geometry: CartGeometry; tones: PaintTones }) {
  const { front, back } = geometry.roof;
  const middle = (front + back) / 2;
  const top: Point = [front - 10, 194];
  const crown = d`M${top} Q${[middle, 200]} ${[back + 8, 193]}`;
  return (
    <>
      <path
        d={d`M${[front - 14, 184]} L${[back + 14, 184]}`}
        stroke={material.trim}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d={d`${crown} Q${[back, 192]} ${[back, 185]} L${[front, 185]} Q${[front, 192]} ${top}Z`}
        fill={tones.base}
        stroke={tones.rim}
      />
      <path d={d`${crown} Q${[middle, 195]} ${top}Z`} fill={tones.glint} />
    </>
  );
}
