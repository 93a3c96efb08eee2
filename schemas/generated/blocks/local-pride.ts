// Written by `npm run generate` from the schemas. Do not edit.
/**
 * What a town is proud of, in front of a landscape like its own, with links to the towns around it.
 */
export interface LocalPrideBlock {
/**
 * Name of the block.
 */
type: "local-pride"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading above it.
 */
heading: string
/**
 * The text, in Markdown.
 */
text: string
/**
 * Landscape next to the words.
 */
scene?: ("fairway-dawn" | "river-front" | "tree-street" | "campus-green" | "lake-dusk")
/**
 * Words above the links.
 */
townsTitle?: string
/**
 * The towns around it. Use {{ municipality.neighborTowns }}.
 * 
 * Items: One entry.
 */
towns?: {
/**
 * Name and type.
 */
fullName: string
/**
 * Address of its page.
 */
href: string
}[]
}
