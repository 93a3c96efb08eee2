import { COUNTY_CENTER, ESTUARY, OUTLINE, RARITAN, ROADS, SOUTH_RIVER } from './map/county.ts';
import { type Place, type Projection, projection } from './map/projection.ts';
import { DELAWARE, MAINLAND, NEW_YORK, STATEN_ISLAND } from './map/region.ts';
import { isPlaced, Showroom, type ShowroomPlace } from './map/Showroom.tsx';
import { Town, type TownPlace } from './map/Town.tsx';
import { tone } from './map/tones.ts';

export interface CountyMapProps {
  municipalities: readonly TownPlace[];
  /** Slug of the town whose page this is: it stands out, and only its neighbors are named beside it. */
  current?: string;
  /** Slugs of the towns around the current one. */
  neighbors?: readonly string[];
  /** Service radius in kilometers around the county's middle, drawn where it fits: in the `radius` extent. */
  radiusKm?: number;
  /** Showrooms; one without coordinates, such as a virtual one, is not drawn. */
  showrooms?: readonly ShowroomPlace[];
  /** `county` fills the frame with the county, `radius` steps back until the whole service radius is in it. */
  extent?: 'county' | 'radius';
  /** Whether each town links to its page. */
  linked?: boolean;
  title?: string;
  className?: string;
}

const WIDTH = 600;
const HEIGHT = 640;
/** The middle of what the county view shows: east of the county's own, for the bay. */
const COUNTY_VIEW = { latitude: 40.433, longitude: -74.402 };
const COUNTY_KILOMETERS = 41.5;

const WATERS: readonly (Place & { name: string; near: boolean })[] = [
  { name: 'Raritan Bay', longitude: -74.2, latitude: 40.466, near: true },
  { name: 'Raritan Bay', longitude: -74.13, latitude: 40.486, near: false },
  { name: 'Atlantic', longitude: -73.87, latitude: 40.3, near: false },
];

/** Whether two places fall on one mark in the county view: within a few hundred meters. */
const samePlace = (one: Place, other: Place) =>
  Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude) < 0.006;

function frameOf(extent: 'county' | 'radius', radiusKm: number): Projection {
  return extent === 'county'
    ? projection({ width: WIDTH, height: HEIGHT, center: COUNTY_VIEW, kilometers: COUNTY_KILOMETERS })
    : projection({ width: WIDTH, height: HEIGHT, center: COUNTY_CENTER, kilometers: radiusKm * 2.2 });
}

/** Land and water under the county. */
function Region({ path }: { path: Projection['path'] }) {
  const land = [MAINLAND, STATEN_ISLAND, NEW_YORK].map((shape) => path(shape, 'Z')).join('');
  return (
    <>
      <path d={`M0 0H${WIDTH}V${HEIGHT}H0Z`} fill={tone('water')} />
      <path d={land} fill={tone('land')} />
    </>
  );
}

/** The county's outline, its rivers and two of its roads. */
function County({ path, near }: { path: Projection['path']; near: boolean }) {
  return (
    <g fill="none" stroke={tone('water')} strokeLinecap="round" strokeLinejoin="round">
      <path d={path(OUTLINE, 'Z')} fill={tone('county')} stroke={tone('border')} strokeWidth="2" />
      <path d={ROADS.map((road) => path(road)).join('')} stroke={tone('road')} strokeWidth={near ? 3 : 1.5} />
      <path d={path(RARITAN)} strokeWidth={near ? 6 : 2.5} />
      <path d={path(ESTUARY)} strokeWidth={near ? 12 : 4} />
      <path d={near ? path(SOUTH_RIVER) : path(DELAWARE)} strokeWidth="3" />
    </g>
  );
}

/** The county drawn from its coordinates: a link to every town where it lies. */
export function CountyMap({
  municipalities,
  current,
  neighbors = [],
  radiusKm = 50,
  showrooms = [],
  extent = 'county',
  linked = true,
  title = 'Map of Middlesex County, New Jersey',
  className,
}: CountyMapProps) {
  const { project, path, unitsPerKilometer } = frameOf(extent, radiusKm);
  const near = extent === 'county';
  const center = project(COUNTY_CENTER);
  const placed = showrooms.filter(isPlaced);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={className} role={linked ? 'group' : 'img'} aria-label={title}>
      <Region path={path} />
      {!near && (
        <circle
          data-part="radius"
          cx={center.x}
          cy={center.y}
          r={Math.round(radiusKm * unitsPerKilometer * 10) / 10}
          fill={tone('radius')}
          fillOpacity=".1"
          stroke={tone('radius')}
          strokeWidth="2.5"
          strokeDasharray="2 8"
          strokeLinecap="round"
        />
      )}
      <County path={path} near={near} />
      <g fontSize="15" fontStyle="italic" fill={tone('shallow')} textAnchor="middle">
        {WATERS.filter((water) => water.near === near).map(({ name, ...place }) => (
          <text key={name} {...project(place)}>
            {name}
          </text>
        ))}
      </g>
      <g
        fill={tone('ink')}
        stroke={tone('county')}
        strokeWidth="4"
        strokeLinejoin="round"
        paintOrder="stroke"
        fontSize="19"
        fontWeight="500"
      >
        {municipalities.map((town) => {
          const rank = town.slug === current ? 'current' : !current || neighbors.includes(town.slug) ? 'near' : 'far';
          return (
            <Town
              key={town.slug}
              town={town}
              at={project(town)}
              rank={rank}
              named={near ? rank !== 'far' : rank === 'current'}
              small={!near}
              marked={placed.some((showroom) => samePlace(showroom, town))}
              linked={linked}
            />
          );
        })}
        {placed.map((showroom) => (
          <Showroom key={showroom.name} name={showroom.name} at={project(showroom)} />
        ))}
      </g>
    </svg>
  );
}
