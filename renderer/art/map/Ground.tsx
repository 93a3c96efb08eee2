import { COUNTY_CENTER, ESTUARY, OUTLINE, RARITAN, ROADS, SOUTH_RIVER } from './county.ts';
import { HEIGHT, WIDTH } from './frame.ts';
import type { Place, Projection } from './projection.ts';
import { DELAWARE, MAINLAND, NEW_YORK, STATEN_ISLAND } from './region.ts';
import { tone } from './tones.ts';

interface GroundProps {
  projection: Projection;
  /** Whether the county fills the window. If so, we draw its own features instead of those around it. */
  near: boolean;
  /** Frame units per unit of the drawing on screen. */
  scale: number;
  /** In kilometers. Undefined draws no circle. */
  radiusKm: number | undefined;
}

const WATERS: readonly (Place & { name: string; near: boolean })[] = [
  { name: 'Raritan Bay', longitude: -74.191, latitude: 40.466, near: true },
  { name: 'Raritan Bay', longitude: -74.13, latitude: 40.486, near: false },
  { name: 'Atlantic', longitude: -73.84, latitude: 40.18, near: false },
];

/** Land and water, the service radius, the county with its rivers and two of its roads. */
export function Ground({ projection, near, scale, radiusKm }: GroundProps) {
  const { path, project, unitsPerKilometer } = projection;
  const center = project(COUNTY_CENTER);
  const [beyondX, beyondY] = [scale > 1 ? WIDTH * scale : 0, scale > 1 ? HEIGHT * scale : 0];
  const land = [MAINLAND, STATEN_ISLAND, NEW_YORK].map((shape) => path(shape, 'Z')).join('');
  return (
    <>
      <path d={`M${-beyondX} ${-beyondY}H${WIDTH + beyondX}V${HEIGHT + beyondY}H${-beyondX}Z`} fill={tone('water')} />
      <path d={land} fill={tone('land')} />
      {radiusKm !== undefined && (
        <circle
          data-part="radius"
          cx={center.x}
          cy={center.y}
          r={Math.round(radiusKm * unitsPerKilometer * 10) / 10}
          fill={tone('radius')}
          fillOpacity=".1"
          stroke={tone('radius')}
          strokeWidth={2.5 * scale}
          strokeDasharray={`${2 * scale} ${8 * scale}`}
          strokeLinecap="round"
        />
      )}
      <g fill="none" stroke={tone('water')} strokeLinecap="round" strokeLinejoin="round">
        <path d={path(OUTLINE, 'Z')} fill={tone('county')} stroke={tone('border')} strokeWidth={2 * scale} />
        <path
          d={ROADS.map((road) => path(road)).join('')}
          stroke={tone('road')}
          strokeWidth={(near ? 3 : 1.5) * scale}
        />
        <path d={path(RARITAN)} strokeWidth={(near ? 6 : 2.5) * scale} />
        <path d={path(ESTUARY)} strokeWidth={near ? 12 : 4} />
        <path d={near ? path(SOUTH_RIVER) : path(DELAWARE)} strokeWidth={3 * scale} />
      </g>
      <g fontSize={15 * scale} fontStyle="italic" fill={tone('shallow')} textAnchor="middle">
        {WATERS.filter((water) => water.near === near).map(({ name, ...place }) => (
          <text key={name} {...project(place)}>
            {name}
          </text>
        ))}
      </g>
    </>
  );
}
