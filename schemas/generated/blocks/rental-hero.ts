// Written by `npm run generate` from the schemas. Do not edit.
/**
 * The opening of the rentals page: the carts for rent side by side, each with its lowest rate and the way to its plans.
 */
export interface RentalHeroBlock {
/**
 * Name of the block.
 */
type: "rental-hero"
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
 * What to do next, the most important first.
 */
actions?: CallToAction[]
/**
 * The carts, in order; bound by a reference such as {{ rentals | values }}.
 * 
 * @minItems 1
 * 
 * Items: One cart.
 */
carts: [{
/**
 * Id of the cart, also the anchor of its plans.
 */
slug: string
/**
 * Name as customers say it.
 */
name: string
/**
 * What it carries, in words.
 */
capacity?: string
/**
 * Passengers, for the drawing; not for a utility cart.
 */
seats?: number
/**
 * Drawn with a cargo bed.
 */
cargoBed?: boolean
/**
 * Paint of the drawing, as #rrggbb.
 */
paint?: string
/**
 * Lowest rate per day, as shown.
 */
fromPerDayText: string
}, ...({
/**
 * Id of the cart, also the anchor of its plans.
 */
slug: string
/**
 * Name as customers say it.
 */
name: string
/**
 * What it carries, in words.
 */
capacity?: string
/**
 * Passengers, for the drawing; not for a utility cart.
 */
seats?: number
/**
 * Drawn with a cargo bed.
 */
cargoBed?: boolean
/**
 * Paint of the drawing, as #rrggbb.
 */
paint?: string
/**
 * Lowest rate per day, as shown.
 */
fromPerDayText: string
})[]]
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
