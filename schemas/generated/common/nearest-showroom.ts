// Written by `npm run generate` from the schemas. Do not edit.
/**
 * The showroom that is nearest to a town, for the interactive map.
 */
export interface NearestShowroom {
/**
 * Name of the showroom.
 */
name: string
/**
 * Distance and direction in words.
 */
distanceText: string
}
