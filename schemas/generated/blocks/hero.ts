// Written by `npm run generate` from the schemas. Do not edit.
/**
 * The opening of a page: its one main heading, a few words and what to do next.
 */
export interface HeroBlock {
/**
 * Name of the block.
 */
type: "hero"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Short words above the heading.
 */
badge?: string
/**
 * The page's main heading.
 */
heading: string
/**
 * One to three sentences under the heading.
 */
text?: string
/**
 * What to do next, the most important first.
 */
actions?: CallToAction[]
/**
 * Landscape behind the words.
 */
scene?: ("fairway-dawn" | "river-front" | "tree-street" | "campus-green" | "lake-dusk")
/**
 * How much room it takes: large opens the site, small opens a page for reading.
 */
size?: ("small" | "large")
}
/**
 * A link drawn as a button.
 */
export interface CallToAction {
/**
 * Words on the button.
 */
label: string
/**
 * Where it leads.
 */
href: string
/**
 * Weight of the button: primary is the one thing to do, secondary an alternative, quiet a plain link.
 */
style?: ("primary" | "secondary" | "quiet")
/**
 * Opens in a new tab; for other sites.
 */
newTab?: boolean
}
