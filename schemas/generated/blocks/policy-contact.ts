// Written by `npm run generate` from the schemas. Do not edit.
import type { Fact } from '../common/fact.ts'
/**
 * Whom to ask about a policy, and how, at its end.
 */
export interface PolicyContactBlock {
/**
 * Name of the block.
 */
type: "policy-contact"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading of the block.
 */
heading: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * The ways to reach somebody.
 * 
 * @minItems 1
 * 
 * Items: One way.
 */
ways: {
/**
 * What to do.
 */
label: string
/**
 * The phone number or postal address.
 */
fact?: Fact
/**
 * Words in place of it.
 */
text?: string
/**
 * Where it leads; a phone number is called without it, and an email address written to.
 */
href?: string
}[]
}
