import type { Ref } from 'react';
import { frameOf } from './map/frame.ts';
import { Ground } from './map/Ground.tsx';
import { NAME_SIZE } from './map/labels.ts';
import type { Place } from './map/projection.ts';
import { isPlaced, Showroom, type ShowroomPlace } from './map/Showroom.tsx';
import { Town, type TownPlace } from './map/Town.tsx';
import { tone } from './map/tones.ts';
import { countyView, type View, viewBoxOf } from './map/view.ts';

export interface CountyMapProps {
  municipalities: readonly TownPlace[];
  /** Slug of the town that the page is about. It stands out, and the map names only its neighbors beside it. */
  current?: string | undefined;
  /** Slugs of the towns around the current one. Without them, the map names every town. */
  neighbors?: readonly string[] | undefined;
  /** Service radius in kilometers around the center of the county. Drawn where it fits. */
  radiusKm?: number | undefined;
  /** A showroom without coordinates, such as an online one, is not drawn. */
  showrooms?: readonly ShowroomPlace[];
  /** `county` fills the frame with the county. `radius` zooms out until the whole service radius fits. */
  extent?: 'county' | 'radius';
  /** The visible part of the county. When you zoom in, marks and names grow less than the land does. */
  view?: View;
  /** Whether each town links to its page. */
  linked?: boolean;
  /** Called instead of following a town's link. */
  onSelect?: ((slug: string) => void) | undefined;
  title?: string | undefined;
  className?: string | undefined;
  ref?: Ref<SVGSVGElement>;
}

const usualRadiusKm = 50;

/** Below this zoom, the names would overlap. */
const farZoom = 0.72;

/** Whether two places are so close, within a few hundred meters, that they share a mark in the county view. */
const samePlace = (a: Place, b: Place) => Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude) < 0.006;

/** At this distance, the ring of the current town touches a name beside the mark above it. */
const ringReach = 30;

/**
 * The county, drawn from its coordinates, with a link for every town. The links are for pointers only: their order would make
 * no sense to keyboard users, who have the lists of towns.
 */
export function CountyMap({
  municipalities,
  current,
  neighbors,
  radiusKm,
  showrooms = [],
  extent = 'county',
  view = countyView,
  linked = true,
  onSelect,
  title = 'Map of Middlesex County, New Jersey',
  className,
  ref,
}: CountyMapProps) {
  const projection = frameOf(extent, radiusKm ?? usualRadiusKm);
  const { project } = projection;
  const near = extent === 'county' && view.zoom > farZoom;
  // Names grow more slowly than the map, so that they stay readable on a small screen.
  const scale = view.zoom > 1 ? view.zoom ** -0.7 : 1 / view.zoom;
  const placed = showrooms.filter(isPlaced);
  const here = municipalities.find(({ slug }) => slug === current);
  const isAboveHere = (town: TownPlace) => {
    if (here === undefined) return false;
    const [from, to] = [project(town), project(here)];
    const reach = ringReach * scale;
    return Math.abs(to.x - from.x) < reach && to.y > from.y && to.y - from.y < reach;
  };
  const isFar = (slug: string) => current !== undefined && neighbors !== undefined && !neighbors.includes(slug);
  return (
    <svg ref={ref} viewBox={viewBoxOf(view)} className={className} role={linked ? 'group' : 'img'} aria-label={title}>
      <Ground
        projection={projection}
        near={near}
        scale={scale}
        radiusKm={extent === 'radius' ? (radiusKm ?? usualRadiusKm) : view === countyView ? undefined : radiusKm}
      />
      <g
        fill={tone('ink')}
        stroke={tone('county')}
        strokeWidth="4"
        strokeLinejoin="round"
        paintOrder="stroke"
        fontSize={NAME_SIZE}
        fontWeight="500"
      >
        {municipalities.map((town) => {
          const rank = town.slug === current ? 'current' : isFar(town.slug) ? 'far' : 'near';
          return (
            <Town
              key={town.slug}
              town={town}
              at={project(town)}
              rank={rank}
              named={near ? rank !== 'far' : rank === 'current'}
              small={!near}
              scale={scale}
              marked={placed.some((showroom) => samePlace(showroom, town))}
              lifted={isAboveHere(town)}
              linked={linked}
              onSelect={onSelect}
            />
          );
        })}
        {placed.map((showroom) => (
          <Showroom key={showroom.name} name={showroom.name} at={project(showroom)} scale={scale} />
        ))}
      </g>
    </svg>
  );
}
