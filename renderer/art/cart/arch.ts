import { d } from '../path.ts';
import { type CartGeometry, LEVEL } from './geometry.ts';

type Wheels = Pick<CartGeometry, 'axle' | 'arch'>;

/** Half the width of a wheel arch at the floor, in whole centimeters. */
export const archReach = ({ axle, arch }: Wheels) => Math.round(Math.sqrt(arch ** 2 - (LEVEL.floor - axle) ** 2));

/** The edge of the wheel arch over the axle at `x`, drawn from front to rear. It closes the outline of a panel. */
export function archEdge(wheels: Wheels, x: number): string {
  const reach = archReach(wheels);
  return d`L${[x + reach, LEVEL.floor]} A${wheels.arch} ${wheels.arch} 0 0 0 ${[x - reach, LEVEL.floor]}`;
}

/** The dark wheel well behind the wheel at `x`. */
export function archHollow(wheels: Wheels, x: number): string {
  const reach = archReach(wheels) + 1;
  const sill = LEVEL.sill + 3;
  return d`M${[x + reach, sill]}${archEdge(wheels, x)}L${[x - reach, sill]}Z`;
}
