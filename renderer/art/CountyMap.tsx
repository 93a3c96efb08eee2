import type { Ref } from 'react';
import { frameOf } from './map/frame.ts';
import { Ground } from './map/Ground.tsx';
import type { Place } from './map/projection.ts';
import { isPlaced, Showroom, type ShowroomPlace } from './map/Showroom.tsx';
import { Town, type TownPlace } from './map/Town.tsx';
import { tone } from './map/tones.ts';
import { countyView, type View, viewBoxOf } from './map/view.ts';

export interface CountyMapProps {
  municipalities: readonly TownPlace[];
  /** Slug of the town whose page this is: it stands out, and only its neighbors are named beside it. */
  current?: string | undefined;
  /** Slugs of the towns around the current one; without them all towns are named. */
  neighbors?: readonly string[] | undefined;
  /** Service radius in kilometers around the county's middle, drawn where it fits: in the `radius` extent and in other views. */
  radiusKm?: number | undefined;
  /** Showrooms; one without coordinates, such as a virtual one, is not drawn. */
  showrooms?: readonly ShowroomPlace[];
  /** `county` fills the frame with the county, `radius` steps back until the whole service radius is in it. */
  extent?: 'county' | 'radius';
  /** What part of the county extent is seen; marks and names grow less than the land. */
  view?: View;
  /** Whether each town links to its page. */
  linked?: boolean;
  /** Takes the place of following a town's link. */
  onSelect?: ((slug: string) => void) | undefined;
  title?: string;
  className?: string | undefined;
  ref?: Ref<SVGSVGElement>;
}

const usualRadiusKm = 50;

/** From here on the county is seen from afar: names would cover each other. */
const farZoom = 0.72;

/** Whether two places fall on one mark in the county view: within a few hundred meters. */
const samePlace = (a: Place, b: Place) => Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude) < 0.006;

/**
 * The county drawn from its coordinates: a link to every town where it lies. Its links are for pointers; by keyboard they would
 * come in no order that makes sense, so they are left to the lists of towns.
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
  // Names grow with the map, though less, so that a small screen gets readable ones.
  const scale = view.zoom > 1 ? view.zoom ** -0.7 : 1 / view.zoom;
  const placed = showrooms.filter(isPlaced);
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
        fontSize="19"
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
