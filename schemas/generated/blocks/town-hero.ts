// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
/**
 * The opening of a page about a municipality: its heading beside its place on the map of the county.
 */
export interface TownHeroBlock {
/**
 * Name of the block.
 */
type: "town-hero"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * The page's main heading.
 */
heading: string
/**
 * What the place is known for, in one to three sentences.
 */
text?: string
/**
 * What to do next, the most important first.
 */
actions?: CallToAction[]
/**
 * What a renter there wants to know first.
 * 
 * Items: One of them.
 */
facts?: {
/**
 * What it is.
 */
term: string
/**
 * The answer.
 */
value: string
}[]
/**
 * Words on the button that loads the interactive map in place of the drawn one; without it there is none.
 */
exploreLabel?: string
/**
 * What the map shows, for those who do not see it.
 */
mapTitle: string
/**
 * Slug of the municipality, which stands out on the map; leave out to name them all.
 */
current?: string
/**
 * Slugs of the municipalities around it, which the map names too.
 * 
 * Items: Name in addresses and references: lower-case words joined by hyphens.
 */
neighbors?: string[]
/**
 * All municipalities of the map; bound by {{ municipalities | values }}.
 * 
 * @minItems 1
 * 
 * Items: One municipality.
 */
municipalities: {
/**
 * Last part of its address.
 */
slug: string
/**
 * Name without type.
 */
name: string
/**
 * City, Township or Borough.
 */
type: string
/**
 * Degrees north.
 */
latitude: number
/**
 * Degrees east.
 */
longitude: number
/**
 * The showroom nearest to it, which the interactive map tells.
 */
nearestShowroom?: {
/**
 * Name of the showroom.
 */
name: string
/**
 * How far and in which direction, in words.
 */
distanceText: string
}
}[]
/**
 * Showrooms on the map; bound by {{ showrooms | values }}. One without a place is not drawn.
 * 
 * Items: One showroom.
 */
showrooms?: {
/**
 * Name of the showroom.
 */
name: string
/**
 * Degrees north.
 */
latitude?: number
/**
 * Degrees east.
 */
longitude?: number
}[]
}
