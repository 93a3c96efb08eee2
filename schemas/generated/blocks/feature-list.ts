// Written by `npm run generate` from the schemas. Do not edit.
/**
 * Short points with a title and a sentence each: benefits, values, reasons to choose.
 */
export interface FeatureListBlock {
/**
 * Name of the block.
 */
type: "feature-list"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading above the points.
 */
heading?: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * The points, in order.
 * 
 * @minItems 1
 * 
 * Items: One point.
 */
items: [{
/**
 * The point in a few words.
 */
title: string
/**
 * One or two sentences.
 */
text?: string
/**
 * Small drawing beside it.
 */
icon?: ("phone" | "seat" | "range" | "gauge" | "drive" | "battery" | "clock" | "pin" | "mail" | "calendar" | "shield" | "leaf" | "wrench" | "tag" | "star" | "check" | "chat")
/**
 * Where this point leads.
 */
action?: CallToAction
}, ...({
/**
 * The point in a few words.
 */
title: string
/**
 * One or two sentences.
 */
text?: string
/**
 * Small drawing beside it.
 */
icon?: ("phone" | "seat" | "range" | "gauge" | "drive" | "battery" | "clock" | "pin" | "mail" | "calendar" | "shield" | "leaf" | "wrench" | "tag" | "star" | "check" | "chat")
/**
 * Where this point leads.
 */
action?: CallToAction
})[]]
/**
 * How the points stand: tiles side by side, rows for reading, ticks as a plain checklist, or a strip of columns between hairlines.
 */
variant?: ("tiles" | "rows" | "ticks" | "strip")
/**
 * Colour of the band.
 */
tone?: ("paper" | "panel" | "night")
/**
 * What to do after the points.
 */
actions?: CallToAction[]
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
