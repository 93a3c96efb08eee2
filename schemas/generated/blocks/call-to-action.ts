// Written by `npm run generate` from the schemas. Do not edit.
/**
 * The closing call of a page: a heading, a sentence and buttons on a dark panel.
 */
export interface CallToActionBlock {
/**
 * Name of the block.
 */
type: "call-to-action"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading of the panel.
 */
heading: string
/**
 * One or two sentences.
 */
text?: string
/**
 * The buttons, the most important first.
 * 
 * @minItems 1
 */
actions: [CallToAction, ...(CallToAction)[]]
/**
 * Landscape behind the words.
 */
scene?: ("fairway-dawn" | "river-front" | "tree-street" | "campus-green" | "lake-dusk")
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
