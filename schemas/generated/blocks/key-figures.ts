// Written by `npm run generate` from the schemas. Do not edit.
/**
 * The few figures that most readers come for, each with its label and the section that explains it.
 */
export interface KeyFiguresBlock {
/**
 * Name of the block.
 */
type: "key-figures"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading above the figures.
 */
heading: string
/**
 * The figures, the most wanted first.
 * 
 * @minItems 1
 * 
 * Items: One figure.
 */
items: [{
/**
 * The figure with its unit.
 */
value: string
/**
 * What the figure says, in a few words.
 */
label: string
/**
 * The section that explains it.
 */
href?: string
}, ...({
/**
 * The figure with its unit.
 */
value: string
/**
 * What the figure says, in a few words.
 */
label: string
/**
 * The section that explains it.
 */
href?: string
})[]]
}
