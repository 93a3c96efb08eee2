/** A point on the globe, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Whether an entry has coordinates. */
export function isPlace<Entry>(value: Entry): value is Entry & Place {
  const { latitude, longitude } = (value ?? {}) as Partial<Place>;
  return typeof latitude === 'number' && typeof longitude === 'number';
}

export interface Nearest<Candidate> {
  found: Candidate;
  /** Great-circle distance, in miles, unrounded. */
  miles: number;
  /** Direction from the starting place, such as `northeast`. */
  direction: string;
}

const earthRadiusMiles = 3958.8;
const directions = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];

/** The candidate closest to a place; undefined if there are no candidates. */
export function nearestPlace<Candidate extends Place>(
  from: Place,
  candidates: readonly Candidate[],
): Nearest<Candidate> | undefined {
  const [nearest] = candidates
    .map((found) => ({ found, miles: milesBetween(found, from), direction: directionTo(from, found) }))
    .sort((a, b) => a.miles - b.miles);
  return nearest;
}

/** Great-circle distance in miles, by the haversine formula. */
export function milesBetween(from: Place, to: Place): number {
  const north = radians(to.latitude - from.latitude);
  const east = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(chord));
}

/** The direction from one place to another, out of eight. Within a county it is fine to treat the map as flat. */
function directionTo(from: Place, to: Place): string {
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos(radians(from.latitude));
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return directions[(eighths + directions.length) % directions.length] as string;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
