// Written by `npm run generate` from the schemas. Do not edit.
/**
 * A link with its words.
 */
export interface TextLink {
/**
 * Words of the link.
 */
label: string
/**
 * Where it leads.
 */
href: string
/**
 * Opens in a new tab; for other sites.
 */
newTab?: boolean
}
