import { isMap } from '../facts/facts.ts';
import { milesBetween, type Place } from '../facts/nearest-showroom.ts';

/** Miles that a showroom may stand from the middle of its town. */
const farthest = 10;

/** True for an entry that says where it is. */
export function isPlace(value: unknown): value is Place {
  return isMap(value) && typeof value.latitude === 'number' && typeof value.longitude === 'number';
}

/** True where the position of a showroom can be in a town. */
export function standsIn(showroom: Place, town: Place): boolean {
  return milesBetween(showroom, town) <= farthest;
}
