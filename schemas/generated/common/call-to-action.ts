// Written by `npm run generate` from the schemas. Do not edit.
import type { PhoneFact } from './phone-fact.ts'
/**
 * A link that looks like a button.
 */
export interface CallToAction {
/**
 * The number that the button calls. Without a label, the button shows the number.
 */
phone?: PhoneFact
/**
 * Label of the button, with capitals as in a title. A quiet one is written like a sentence.
 */
label?: string
/**
 * Words after the label for screen readers only. Use them if the label means nothing by itself.
 */
about?: string
/**
 * Where it leads, unless it calls a number.
 */
href?: string
/**
 * How much it stands out: primary is the main thing to do, secondary an alternative, quiet a plain link.
 */
style?: ("primary" | "secondary" | "quiet")
/**
 * Opens in a new tab. Use it for other sites.
 */
newTab?: boolean
}
