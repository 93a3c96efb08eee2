// Written by `npm run generate` from the schemas. Do not edit.
/**
 * A link with its text.
 */
export interface TextLink {
/**
 * Text of the link.
 */
label: string
/**
 * Where it leads.
 */
href: string
/**
 * Opens in a new tab. Use it for other sites.
 */
newTab?: boolean
}
