import type { Point } from '../path.ts';

/** The parts of a vehicle's record that shape its drawing. */
export interface CartShape {
  /** Two to a bench. */
  seats: number;
  /** Which way the last row faces. `none` and `forward` draw the same. A cargo bed leaves no room for `facing`. */
  rearRow: 'none' | 'forward' | 'facing';
  lifted: boolean;
  /** Whether the frame is longer, with more room in front of the first row. */
  stretched: boolean;
  cargoBed: boolean;
}

/** One bench. `hip` is where the passengers sit, in centimeters from the front axle; a negative value is behind it. */
export interface Row {
  hip: number;
  faces: 'front' | 'rear';
}

/**
 * A cart's measurements in centimeters, side view, front to the right. The origin is on the ground below the front axle.
 * Body heights (`axle`, `arch`) are relative to the body, which sits `lift` above the ground.
 */
export interface CartGeometry {
  rows: Row[];
  /** Radius of the tires. */
  tire: number;
  /** How far the suspension raises the body over a standard cart. */
  lift: number;
  wheelbase: number;
  /** Position of the rear axle: the negative wheelbase. */
  rearAxle: number;
  /** Height of both axles, relative to the body. */
  axle: number;
  /** Radius of the wheel arches. */
  arch: number;
  /** Hip of the last forward row; the rear of the cart is built around it. */
  last: number;
  /** Back end of the painted body. */
  tail: number;
  /** Back end of the whole drawing. */
  back: number;
  roof: { front: number; back: number };
  bed?: { front: number; back: number };
  footRest?: { front: number; back: number };
}

/** Every drawing has the same frame, so that cards line up whichever cart they show. */
export const FRAME = { width: 640, height: 360, ground: 324, margin: 18 } as const;

/** Heights, relative to the body, where several parts meet. */
export const LEVEL = { sill: 22, floor: 34, bench: 66, roof: 186 } as const;

/** Front end of the bumper. */
export const NOSE = 60;

const DRIVER = -98;
const ROW_PITCH = 77;
const STRETCH = 32;
const TALLEST = 214;

/** The measurements of a cart of this shape. */
export function cartGeometry({ seats, rearRow, lifted, stretched, cargoBed }: CartShape): CartGeometry {
  const facing = rearRow === 'facing' && seats > 2 && !cargoBed;
  const forward = Math.ceil(seats / 2) - (facing ? 1 : 0);
  const driver = stretched ? DRIVER - STRETCH : DRIVER;
  const rows: Row[] = Array.from({ length: forward }, (_, index) => ({
    hip: driver - index * ROW_PITCH,
    faces: 'front',
  }));
  const last = driver - (forward - 1) * ROW_PITCH;
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
 * Fits the cart into the frame, centered, on the common ground line. All carts have the same scale; only a cart too
 * long for the frame is smaller. `left` is the position of the front axle.
 */
export function intoFrame(geometry: CartGeometry): { scale: number; left: number } {
  const length = NOSE - geometry.back;
  const scale = Math.min((FRAME.ground - FRAME.margin) / TALLEST, (FRAME.width - 2 * FRAME.margin) / length);
  return { scale, left: FRAME.width / 2 - ((NOSE + geometry.back) / 2) * scale };
}

/** Shifts points by `x`, so that a part can be written around its own zero. */
export const at =
  (x: number) =>
  (dx: number, height: number): Point => [x + dx, height];
