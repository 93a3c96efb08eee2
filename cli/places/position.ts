import { milesBetween, type Place } from '../../schemas/places.ts';

/** Miles that a showroom may stand from the middle of its town. */
const farthest = 10;

/** True where the position of a showroom can be in a town. */
export function standsIn(showroom: Place, town: Place): boolean {
  return milesBetween(showroom, town) <= farthest;
}
