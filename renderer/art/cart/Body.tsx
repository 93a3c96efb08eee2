import { d } from '../path.ts';
import { archEdge, archHollow } from './arch.ts';
import { Cowl } from './Cowl.tsx';
import { at, type CartGeometry, LEVEL } from './geometry.ts';
import { Quarter } from './Quarter.tsx';
import { material, type PaintTones } from './tones.ts';

interface Props {
  geometry: CartGeometry;
  tones: PaintTones;
}

/** Floor and rocker panel between the axles. */
function Rocker({ geometry, tones }: Props) {
  const front = 4 - geometry.arch;
  const back = geometry.rearAxle - front;
  const floor = d`M${[front - 6, LEVEL.floor]} L${[back + 6, LEVEL.floor]}`;
  return (
    <>
      <path
        d={d`M${[front, LEVEL.floor]} L${[back, LEVEL.floor]} L${[back, LEVEL.sill]} L${[front, LEVEL.sill]}Z`}
        fill={material.trim}
      />
      <path d={d`${floor} L${[back + 9, LEVEL.sill + 4]} L${[front - 9, LEVEL.sill + 4]}Z`} fill={tones.base} />
      <path d={floor} stroke={tones.rim ?? tones.light} strokeWidth="2" />
    </>
  );
}

/** The painted boxes under every forward row but the last one. */
function Pedestals({ geometry, tones }: Props) {
  const seats = geometry.rows
    .filter((row) => row.faces === 'front' && row.hip !== geometry.last)
    .map((row) => at(row.hip));
  const panel = (top: number, front: number, back: number) =>
    seats.map((p) => d`M${p(front, top)} L${p(back, top)} L${p(-34, LEVEL.floor)} L${p(17, LEVEL.floor)}Z`).join('');
  return (
    <>
      <path d={panel(LEVEL.bench, 24, -27)} fill={tones.base} stroke={tones.rim} />
      <path d={panel(50, 20.5, -30.5)} fill={tones.shade} />
    </>
  );
}

/** All painted panels of a cart, with the wheel wells, and with fender flares if the cart is lifted. */
export function Body({ geometry, tones }: Props) {
  const axles = [geometry.rearAxle, 0];
  return (
    <>
      <path d={axles.map((x) => archHollow(geometry, x)).join('')} fill={material.hollow} />
      <Rocker geometry={geometry} tones={tones} />
      <Pedestals geometry={geometry} tones={tones} />
      <Quarter geometry={geometry} tones={tones} />
      <Cowl geometry={geometry} tones={tones} />
      <path
        d={axles.map((x) => archEdge(geometry, x).replace('L', 'M')).join('')}
        fill="none"
        stroke={geometry.lift ? material.trimLight : tones.light}
        strokeWidth={geometry.lift ? 5 : 1.4}
      />
    </>
  );
}
