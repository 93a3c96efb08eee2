import type { Point } from '../path.ts';

/** What of a vehicle's record shapes its drawing. */
export interface CartShape {
  seats: 2 | 4 | 6 | 8;
  /** Which way the last row looks. `none` and `forward` draw the same; a cargo bed leaves no room for `facing`. */
  rearRow: 'none' | 'forward' | 'facing';
  lifted: boolean;
  cargoBed: boolean;
}

/** One bench. `hip` is where its occupants sit, in centimeters from the front axle (negative: behind it). */
export interface Row {
  hip: number;
  faces: 'front' | 'rear';
}

/**
 * A cart's measures in centimeters, side view, front to the right. The origin is the ground below the front axle.
 * Heights of the body (`axle`, `arch`) are in body space, which stands `lift` above the ground's.
 */
export interface CartGeometry {
  rows: Row[];
  /** Radius of the tires. */
  tire: number;
  /** How far the suspension raises the body over a standard cart. */
  lift: number;
  /** Between the ground and the rocker panel. */
  clearance: number;
  wheelbase: number;
  /** Where the rear axle stands: minus the wheelbase. */
  rearAxle: number;
  /** Height of both axles, seen from the body. */
  axle: number;
  /** Radius of the wheel arches. */
  arch: number;
  /** The last forward row, which the rear of the cart is built around. */
  last: number;
  /** Back end of the painted body. */
  tail: number;
  /** Back end of all that is drawn. */
  back: number;
  roof: { front: number; back: number };
  bed?: { front: number; back: number };
  footRest?: { front: number; back: number };
}

/** Frame of every drawing, so that cards align whatever stands in them. */
export const FRAME = { width: 640, height: 360, ground: 324, margin: 18 } as const;

/** Body heights (body space) that several parts meet at. */
export const LEVEL = { sill: 22, floor: 34, bench: 66, roof: 186 } as const;

/** Front end of the bumper. */
export const NOSE = 60;

const DRIVER = -98;
const ROW_PITCH = 77;
const TALLEST = 214;

/** Measures of the cart of this shape. */
export function cartGeometry({ seats, rearRow, lifted, cargoBed }: CartShape): CartGeometry {
  const facing = rearRow === 'facing' && seats > 2 && !cargoBed;
  const forward = seats / 2 - (facing ? 1 : 0);
  const rows: Row[] = Array.from({ length: forward }, (_, index) => ({
    hip: DRIVER - index * ROW_PITCH,
    faces: 'front',
  }));
  const last = DRIVER - (forward - 1) * ROW_PITCH;
  if (facing) rows.push({ hip: last - 76, faces: 'rear' });

  const [tire, lift, arch] = lifted ? [32, 17, 40] : [25, 0, 31];
  const rearAxle = last - (cargoBed ? 84 : facing ? 74 : forward === 1 ? 62 : 44);
  const tail = rearAxle - (facing ? 40 : 47);
  const bed = cargoBed ? { front: last - 40, back: rearAxle - 62 } : undefined;
  const footRest = facing ? { front: tail + 2, back: tail - 34 } : undefined;
  return {
    rows,
    tire,
    lift,
    clearance: LEVEL.sill + lift,
    wheelbase: -rearAxle,
    rearAxle,
    axle: tire - lift,
    arch,
    last,
    tail,
    back: Math.min(tail, bed?.back ?? tail, footRest?.back ?? tail) - 4,
    roof: { front: -2, back: facing ? last - 112 : last - 50 },
    ...(bed && { bed }),
    ...(footRest && { footRest }),
  };
}

/**
 * How the cart is put into the frame: one scale for all that fit, smaller only for those too long for it,
 * centered, on the common ground line. `left` is where the front axle comes to stand.
 */
export function intoFrame(geometry: CartGeometry): { scale: number; left: number } {
  const length = NOSE - geometry.back;
  const scale = Math.min((FRAME.ground - FRAME.margin) / TALLEST, (FRAME.width - 2 * FRAME.margin) / length);
  return { scale, left: FRAME.width / 2 - ((NOSE + geometry.back) / 2) * scale };
}

/** Points around `x`: a part is written around its own zero and placed by this. */
export const at =
  (x: number) =>
  (dx: number, height: number): Point => [x + dx, height];
