// Written by `npm run generate` from the schemas. Do not edit.
import type { PhoneFact } from './phone-fact.ts'
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
