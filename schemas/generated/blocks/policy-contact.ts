// Written by `npm run generate` from the schemas. Do not edit.
import type { Fact } from '../common/fact.ts'
/**
 * Who to ask about a policy and how, at the end of the policy.
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
 * The ways to reach someone.
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
 * Words instead of it.
 */
text?: string
/**
 * Where it leads. Without it, a phone number starts a call, and an email address starts an email.
 */
href?: string
}[]
}
