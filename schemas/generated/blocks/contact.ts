// Written by `npm run generate` from the schemas. Do not edit.
/**
 * How to reach the dealer, when the doors are open, and a form that sends a message.
 */
export interface ContactBlock {
/**
 * Name of the block.
 */
type: "contact"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * The page's main heading.
 */
heading: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * The phone number as shown.
 */
phone: string
/**
 * Telephone link, as {{ dealer.phone | tel }}.
 */
callHref: string
/**
 * Words of the call link.
 */
callLabel: string
/**
 * Link that starts a text message.
 */
textHref?: string
/**
 * Words of the text-message link.
 */
textLabel?: string
/**
 * The mail address.
 */
email: string
/**
 * Which hours are shown.
 */
hoursTitle?: string
/**
 * Opening hours.
 */
hours: OpeningHoursText[]
/**
 * Heading of the showrooms.
 */
showroomsTitle?: string
/**
 * Where to find us; bound by {{ showrooms | values | where: 'type', 'physical' }}.
 * 
 * Items: A showroom.
 */
showrooms?: {
/**
 * Key of the showroom.
 */
slug?: string
/**
 * Its name.
 */
name: string
/**
 * Where it stands.
 */
address?: {
/**
 * Street and number.
 */
street: string
/**
 * City.
 */
city: string
/**
 * State, as two letters.
 */
state: string
/**
 * ZIP code.
 */
postalCode: string
}
/**
 * Directions.
 */
mapUrl?: string
}[]
/**
 * Heading of the form.
 */
formHeading: string
/**
 * One or two sentences above the form, as how soon an answer comes.
 */
formText?: string
/**
 * Rental plans that a link to this page may name by ?plan=; bound by {{ rentals | values }}.
 * 
 * Items: A kind of cart for rent.
 */
rentals?: {
/**
 * First part of the name in the address.
 */
slug: string
/**
 * The kind of cart.
 */
name: string
/**
 * Its plans.
 * 
 * Items: A plan.
 */
plans: {
/**
 * Second part of the name in the address.
 */
slug: string
/**
 * The plan.
 */
title: string
/**
 * Its price as shown.
 */
priceText: string
}[]
}[]
/**
 * Vehicles that a link to this page may name by ?vehicle= or, for a test drive, by ?drive=; bound by {{ vehicles | values }}.
 * 
 * Items: A vehicle.
 */
vehicles?: {
/**
 * Name in the address.
 */
slug: string
/**
 * Name as shown.
 */
name: string
}[]
/**
 * Brands that a link to this page may name by ?drive=; bound by {{ brands | values }}.
 * 
 * Items: A brand.
 */
brands?: {
/**
 * Name in the address.
 */
slug: string
/**
 * Name as shown.
 */
name: string
}[]
/**
 * Services that a link to this page may name by ?service=; bound by {{ services | values }}.
 * 
 * Items: A service.
 */
services?: {
/**
 * Name in the address.
 */
slug: string
/**
 * Name as shown.
 */
name: string
}[]
}
/**
 * A line of opening hours as shown; bound by a reference such as {{ hours.store.lines }}.
 */
export interface OpeningHoursText {
/**
 * The days, as Mon-Fri.
 */
days: string
/**
 * The times, as 9AM-5PM, or closed.
 */
times: string
}
