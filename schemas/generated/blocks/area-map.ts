// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
import type { Fact } from '../common/fact.ts'
import type { TextLink } from '../common/text-link.ts'
/**
 * The county as a drawn map beside a few words: where the dealer is and how far it reaches.
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
 * The words beside the map, in Markdown.
 */
text?: string
/**
 * Figures under the words.
 * 
 * Items: One figure.
 */
figures?: {
/**
 * The figure, which is printed with its unit, rate and label.
 */
fact?: Fact
/**
 * Words before the figure, as Over or From.
 */
prefix?: string
/**
 * Words after the figure, or a plus.
 */
suffix?: string
/**
 * Words in place of a figure.
 */
value?: string
/**
 * What it counts, where its name does not do.
 */
label?: string
}[]
/**
 * What to do next.
 */
actions?: CallToAction[]
/**
 * The towns on the map, as {{ municipalities | values }}.
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
 * The showrooms on the map, as {{ showrooms | values }}.
 * 
 * Items: One showroom. One without coordinates is not drawn.
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
/**
 * Words on the button that loads the interactive map in place of the drawn one; without it there is none.
 */
exploreLabel?: string
/**
 * What the map shows, for those who cannot see it.
 */
mapTitle: string
/**
 * A line under the map.
 */
caption?: string
/**
 * Radius of the circle around the county's middle, in meters. Without it the map shows the county alone, and its towns are links.
 */
radiusMeters?: number
/**
 * Opens the area in an interactive map on another site.
 */
mapLink?: TextLink
/**
 * Color of the band.
 */
tone?: ("paper" | "panel")
}
