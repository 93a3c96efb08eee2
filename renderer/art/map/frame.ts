import { COUNTY_CENTER } from './county.ts';
import { type Projection, projection } from './projection.ts';

/** Size of the map's frame. */
export const WIDTH = 600;
export const HEIGHT = 640;

/** The center of the county view. It is east of the county's own center, to show the bay and the longest names at the coast. */
const COUNTY_VIEW = { latitude: 40.433, longitude: -74.392 };
const COUNTY_KILOMETERS = 41.5;

/** `county` fills the frame with the county. `radius` zooms out until the whole service radius fits. */
export function frameOf(extent: 'county' | 'radius', radiusKm: number): Projection {
  return extent === 'county'
    ? projection({ width: WIDTH, height: HEIGHT, center: COUNTY_VIEW, kilometers: COUNTY_KILOMETERS })
    : projection({ width: WIDTH, height: HEIGHT, center: COUNTY_CENTER, kilometers: radiusKm * 2.2 });
}
