import { material } from './tones.ts';

/** Dash patterns for a circle 60 units around: spokes that widen toward the rim. */
const SPLIT_SPOKES = '2.6 1.8 2.6 5';
const BROAD_SPOKES = '5 5';
const LUGS = { strokeWidth: 5, strokeDasharray: '5 3' };

/** A wheel on the ground at `x`: split-spoke alloys with road tires, or on a lifted cart, wide spokes with lugged tires. */
export function Wheel({ x, radius, lugged }: { x: number; radius: number; lugged: boolean }) {
  const rim = Math.round(radius * 0.66);
  return (
    <g
      data-part="wheel"
      transform={`translate(${x} ${-radius})`}
      fill={material.hollow}
      stroke={material.alloyShade}
      strokeWidth="2"
    >
      <circle
        r={lugged ? radius - 1.5 : radius - 1}
        fill={material.tire}
        stroke={material.tire}
        {...(lugged && LUGS)}
      />
      <circle r={Math.round(radius * 0.82)} stroke={material.tireEdge} />
      <circle r={rim} />
      <circle
        r={rim / 2}
        pathLength="60"
        stroke={material.alloy}
        strokeWidth={rim}
        strokeDasharray={lugged ? BROAD_SPOKES : SPLIT_SPOKES}
      />
      <circle r={lugged ? 5 : 3.5} strokeWidth={lugged ? 4 : undefined} />
    </g>
  );
}
