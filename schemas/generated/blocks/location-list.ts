// Written by `npm run generate` from the schemas. Do not edit.
import type { OpeningHoursChange } from '../common/opening-hours-change.ts'
import type { OpeningHoursLine } from '../common/opening-hours-line.ts'
import type { OpeningHoursText } from '../common/opening-hours-text.ts'
/**
 * Every showroom as a card: name, address, phone, hours and links, beside a map of the county.
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
 * The locations, in order, as {{ showrooms | values }}.
 * 
 * @minItems 1
 * 
 * Items: One location.
 */
locations: {
/**
 * Its key among the showrooms, which is its anchor on the page.
 */
slug: string
/**
 * Name of the location.
 */
name: string
/**
 * A place to visit, or a showroom on the web.
 */
type: ("physical" | "online")
/**
 * Where it stands.
 */
address?: {
/**
 * Number and street.
 */
street: string
/**
 * Town as in postal addresses.
 */
city: string
/**
 * Two letters.
 */
state: string
/**
 * ZIP code.
 */
postalCode: string
}
/**
 * Phone number as +1 and ten digits.
 */
phone: string
/**
 * Phone number as shown.
 */
phoneText: string
/**
 * Telephone link.
 */
callHref: string
/**
 * Degrees north.
 */
latitude?: number
/**
 * Degrees east.
 */
longitude?: number
/**
 * Directions.
 */
mapUrl?: string
/**
 * Opening hours as shown.
 */
hoursLines: OpeningHoursText[]
/**
 * The same hours as days and times; none for a location that never closes.
 */
openingDays?: OpeningHoursLine[]
/**
 * Days on which they differ, as a holiday.
 */
hoursChanges?: OpeningHoursChange[]
/**
 * Its own site.
 */
website?: string
/**
 * Where to read and write reviews.
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
 * The towns on the map, as {{ municipalities | values }}; without them there is no map.
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
 * Degrees north.
 */
latitude: number
/**
 * Degrees east.
 */
longitude: number
}[]
/**
 * What the map shows, for those who cannot see it.
 */
mapTitle?: string
/**
 * Time zone of the hours, as {{ dealer.timeZone }}.
 */
timeZone?: string
}
