// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
import type { FactInWords } from '../common/fact-in-words.ts'
import type { NearestShowroom } from '../common/nearest-showroom.ts'
import type { TextLink } from '../common/text-link.ts'
/**
 * A map of the county next to a few words: where the dealer is and how far it delivers.
 */
export interface AreaMapBlock {
/**
 * Name of the block.
 */
type: "area-map"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading of the section.
 */
heading: string
/**
 * The words next to the map, in Markdown.
 */
text?: string
/**
 * Figures under the words.
 */
figures?: FactInWords[]
/**
 * Buttons for what to do next.
 */
actions?: CallToAction[]
/**
 * The towns on the map. Use {{ municipalities | values }}.
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
 * The showrooms on the map. Use {{ showrooms | values }}.
 * 
 * Items: One showroom. One without coordinates is not drawn.
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
/**
 * Label of the button that replaces the drawn map with the interactive one. Leave it out for no button.
 */
exploreLabel?: string
/**
 * What the map shows, for people who cannot see it.
 */
mapTitle: string
/**
 * A line under the map.
 */
caption?: string
/**
 * Radius in meters of the circle around the center of the county. Without it, the map shows only the county, and its towns are links.
 */
radiusMeters?: number
/**
 * Link to the area in an interactive map on another site.
 */
mapLink?: TextLink
/**
 * Color of the band.
 */
tone?: ("paper" | "panel")
}
