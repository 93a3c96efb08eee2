import { d } from '../path.ts';
import { archEdge, archReach } from './arch.ts';
import { at, type CartGeometry, LEVEL } from './geometry.ts';
import { material, type PaintTones } from './tones.ts';

/** The rear of the body, from under the last forward row over the rear wheel to the tail lamp. */
export function Quarter({ geometry, tones }: { geometry: CartGeometry; tones: PaintTones }) {
  const { last, tail, rearAxle, arch } = geometry;
  const seat = at(last);
  const end = at(tail);
  const bumperFront = rearAxle - archReach(geometry);
  const edge = archEdge(geometry, rearAxle);
  const hem = end(3, LEVEL.floor + 2);
  const toe = d`L${seat(17, LEVEL.floor)}${edge}Z`;
  const outline = d`M${hem} Q${end(-4, 52)} ${end(2, 62)} Q${end(4, LEVEL.bench + 2)} ${end(14, LEVEL.bench + 2)} L${seat(24, LEVEL.bench)} L${seat(21, 50)}`;
  const flank = d`M${hem} Q${end(-1, 46)} ${end(0, 53)} C${end(18, 66)} ${[rearAxle + arch * 0.7, 70]} ${[rearAxle + arch * 0.9, 58]} Q${[rearAxle + arch * 1.2, 50]} ${seat(21, 50)}`;
  return (
    <>
      <path
        d={d`M${[bumperFront, 37]} L${end(-3, 37)} Q${end(-5, 25)} ${end(4, 24)} L${[bumperFront, 24]}Z`}
        fill={material.trim}
      />
      <path d={outline + toe} fill={tones.base} stroke={tones.rim} />
      <path d={flank + toe} fill={tones.shade} />
      <path d={d`M${seat(23, LEVEL.bench - 1)} L${end(8, LEVEL.bench + 1)}`} stroke={tones.light} strokeWidth="2" />
      <path d={d`M${end(2, 60)} L${end(1, 49)}`} stroke={material.tail} />
    </>
  );
}
