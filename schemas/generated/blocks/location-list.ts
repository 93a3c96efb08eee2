// Written by `npm run generate` from the schemas. Do not edit.
import type { NearestShowroom } from '../common/nearest-showroom.ts'
import type { OpeningHoursChange } from '../common/opening-hours-change.ts'
import type { OpeningHoursLine } from '../common/opening-hours-line.ts'
import type { OpeningHoursText } from '../common/opening-hours-text.ts'
import type { PostalAddress } from '../common/postal-address.ts'
/**
 * Every showroom as a card, next to a map of the county: name, address, phone, hours and links.
 */
export interface LocationListBlock {
/**
 * Name of the block.
 */
type: "location-list"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading of the section.
 */
heading?: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * The locations, in order. Use {{ showrooms | values }}.
 * 
 * @minItems 1
 * 
 * Items: One location.
 */
locations: {
/**
 * Its key among the showrooms, also its anchor on the page.
 */
slug: string
/**
 * Name of the location.
 */
name: string
/**
 * A place to visit, or an online showroom.
 */
type: ("physical" | "online")
address?: PostalAddress
/**
 * Phone number as +1 and ten digits.
 */
phone: string
/**
 * Phone number as shown.
 */
phoneText: string
/**
 * Phone link.
 */
callHref: string
/**
 * Degrees north, to four decimals.
 */
latitude?: number
/**
 * Degrees east to four decimals, so negative in America.
 */
longitude?: number
/**
 * Link to directions.
 */
mapUrl?: string
/**
 * Opening hours as shown.
 */
hoursLines: OpeningHoursText[]
/**
 * The same hours as days and times. Missing if the location never closes.
 */
openingDays?: OpeningHoursLine[]
/**
 * Days with different hours, such as holidays.
 */
hoursChanges?: OpeningHoursChange[]
/**
 * Its own website.
 */
website?: string
/**
 * Link to read and write reviews.
 */
reviewUrl?: string
/**
 * Pages on social networks, by network.
 */
social?: {
/**
 * Address of the page.
 */
facebook?: string
/**
 * Address of the page.
 */
instagram?: string
/**
 * Address of the page.
 */
youtube?: string
/**
 * Address of the page.
 */
linkedin?: string
/**
 * Address of the page.
 */
tiktok?: string
}
}[]
/**
 * The towns on the map. Use {{ municipalities | values }}. Without them, there is no map.
 * 
 * Items: One municipality.
 */
municipalities?: {
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
 * What the map shows, for people who cannot see it.
 */
mapTitle?: string
/**
 * Label of the button that replaces the drawn map with the interactive one. Leave it out for no button.
 */
exploreLabel?: string
/**
 * Time zone of the hours. Use {{ dealer.timeZone }}.
 */
timeZone?: ("America/New_York" | "America/Detroit" | "America/Indiana/Indianapolis" | "America/Chicago" | "America/Denver" | "America/Boise" | "America/Phoenix" | "America/Los_Angeles" | "America/Anchorage" | "America/Adak" | "America/Puerto_Rico" | "Pacific/Honolulu")
}
