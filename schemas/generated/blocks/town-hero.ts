// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
import type { NearestShowroom } from '../common/nearest-showroom.ts'
/**
 * The top of a page about a municipality: its heading next to its place on the map of the county.
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
 * Buttons for what to do next, most important first.
 */
actions?: CallToAction[]
/**
 * What renters there want to know first.
 * 
 * Items: One entry.
 */
facts?: {
/**
 * Its name.
 */
term: string
/**
 * The answer.
 */
value: string
}[]
/**
 * Label of the button that replaces the drawn map with the interactive one. Leave it out for no button.
 */
exploreLabel?: string
/**
 * What the map shows, for people who cannot see it.
 */
mapTitle: string
/**
 * Slug of the municipality that stands out on the map. Leave it out to name all of them.
 */
current?: string
/**
 * Slugs of the municipalities around it. The map names them too.
 * 
 * Items: Name in addresses and references: lower-case words joined by hyphens.
 */
neighbors?: string[]
/**
 * All municipalities on the map. Use {{ municipalities | values }}.
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
 * Degrees north, to four decimals.
 */
latitude: number
/**
 * Degrees east to four decimals, so negative in America.
 */
longitude: number
nearestShowroom?: NearestShowroom
}[]
/**
 * Showrooms on the map. Use {{ showrooms | values }}. A showroom without coordinates is not drawn.
 * 
 * Items: One showroom.
 */
showrooms?: {
/**
 * Name of the showroom.
 */
name: string
/**
 * Degrees north, to four decimals.
 */
latitude?: number
/**
 * Degrees east to four decimals, so negative in America.
 */
longitude?: number
}[]
}
