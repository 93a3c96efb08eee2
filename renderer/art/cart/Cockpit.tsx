import { d } from '../path.ts';
import { material, type PaintTones } from './tones.ts';

/** Steering column and wheel, seen nearly edge-on. */
export function SteeringWheel() {
  return (
    <g stroke={material.trim} fill="none">
      <path d={d`M${[-30, 97]} L${[-49, 109]}`} />
      <ellipse rx="3.6" ry="16" transform="translate(-50-110) rotate(-27)" />
    </g>
  );
}

/** The mirror on the windshield's pillar. */
export function Mirror({ tones }: { tones: PaintTones }) {
  return <path d={d`M${[-1, 121]} L${[-3, 130]}`} stroke={tones.shade} strokeWidth="6" strokeLinecap="round" />;
}
