import { d } from '../path.ts';
import { at, LEVEL } from './geometry.ts';
import { material, type PaintTones } from './tones.ts';

interface Span {
  front: number;
  back: number;
}

/** The footrest of a rear-facing row, with its grab bar. */
export function FootRest({ front, back }: Span) {
  const p = at(back);
  return (
    <g data-part="foot-rest" fill="none">
      <path d={d`M${[front + 4, 32]} L${p(2, 32)}`} stroke={material.trim} strokeWidth="6" />
      <path
        d={d`M${p(2, 34)} L${p(-1, 62)} Q${p(0, 68)} ${p(12, 66)}`}
        stroke={material.strut}
        strokeWidth="3.6"
        strokeLinecap="round"
      />
    </g>
  );
}

/** The load bed of a utility cart: ribbed sides under a painted rail. */
export function CargoBed({ front, back, tones }: Span & { tones: PaintTones }) {
  const floor = LEVEL.bench + 2;
  const rim = 97;
  const ribs = Array.from({ length: 5 }, (_, index) => front - 16 - (index * (front - back - 30)) / 4);
  return (
    <g data-part="cargo-bed">
      <path
        d={d`M${[front, rim]} L${[back, rim]} L${[back + 5, floor - 4]} L${[front - 6, floor - 4]}Z`}
        fill={material.trim}
      />
      <path
        d={ribs.map((x) => d`M${[x, rim - 7]} L${[x, floor + 3]}`).join('')}
        stroke={material.trimLight}
        strokeWidth="5"
      />
      <path d={d`M${[front + 2, rim]} L${[back - 2, rim]}`} stroke={tones.base} strokeWidth="6" strokeLinecap="round" />
    </g>
  );
}

/** The rail around the luggage deck of a two-seater without a cargo bed. */
export function LuggageRail({ front, back }: Span) {
  const middle = (front + back) / 2;
  return (
    <path
      d={d`M${[front, 67]} L${[front, 84]} L${[back + 5, 84]} Q${[back, 84]} ${[back + 1, 66]} M${[middle, 84]} L${[middle, 67]}`}
      fill="none"
      stroke={material.strut}
      strokeWidth="3"
    />
  );
}
