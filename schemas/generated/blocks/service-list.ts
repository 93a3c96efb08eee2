// Written by `npm run generate` from the schemas. Do not edit.
/**
 * The services sold, each with what it includes and its price.
 */
export interface ServiceListBlock {
/**
 * Name of the block.
 */
type: "service-list"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading of the section.
 */
heading: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * The services, in order, as {{ services | values }}.
 * 
 * @minItems 1
 * 
 * Items: One service.
 */
services: [{
/**
 * Its key, which is its anchor on the page.
 */
slug?: string
/**
 * Name of the service.
 */
name: string
/**
 * One or two sentences.
 */
description: string
/**
 * What it includes.
 * 
 * Items: One item.
 */
features: string[]
/**
 * The price as shown.
 */
priceText: string
/**
 * Least price of an hour in US dollars, for search engines.
 */
pricePerHour?: number
}, ...({
/**
 * Its key, which is its anchor on the page.
 */
slug?: string
/**
 * Name of the service.
 */
name: string
/**
 * One or two sentences.
 */
description: string
/**
 * What it includes.
 * 
 * Items: One item.
 */
features: string[]
/**
 * The price as shown.
 */
priceText: string
/**
 * Least price of an hour in US dollars, for search engines.
 */
pricePerHour?: number
})[]]
/**
 * Words above what a service includes.
 */
includedLabel?: string
/**
 * What to do about a service; stands at each.
 */
action?: CallToAction
}
/**
 * A link drawn as a button.
 */
export interface CallToAction {
/**
 * The number that the button calls; it names the number where it has no label.
 */
phone?: PhoneFact
/**
 * Words on the button.
 */
label?: string
/**
 * Words after the label that are heard and not seen, where the label says nothing by itself.
 */
about?: string
/**
 * Where it leads, unless it calls.
 */
href?: string
/**
 * Weight of the button: primary is the one thing to do, secondary an alternative, quiet a plain link.
 */
style?: ("primary" | "secondary" | "quiet")
/**
 * Opens in a new tab; for other sites.
 */
newTab?: boolean
}
/**
 * A phone number by the path of its fact.
 */
export interface PhoneFact {
/**
 * The path.
 */
fact: string
/**
 * The number as +1 and ten digits.
 */
value: string
/**
 * The number as shown.
 */
text: string
/**
 * What customers call it.
 */
label: string
/**
 * Address that calls it.
 */
href: string
}
