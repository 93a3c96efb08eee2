// Written by `npm run generate` from the schemas. Do not edit.
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
ways: [{
/**
 * What to do.
 */
label: string
/**
 * The number or address as shown.
 */
text: string
/**
 * Where it leads.
 */
href?: string
}, ...({
/**
 * What to do.
 */
label: string
/**
 * The number or address as shown.
 */
text: string
/**
 * Where it leads.
 */
href?: string
})[]]
}
