// Written by `npm run generate` from the schemas. Do not edit.
/**
 * Text in Markdown, at a width that is easy to read. Headings get anchors made from their words.
 */
export interface ProseBlock {
/**
 * Name of the block.
 */
type: "prose"
/**
 * Anchor of the section, for links within the page.
 */
id?: string
/**
 * Heading above the text.
 */
heading?: string
/**
 * The text, in Markdown. Headings in it start with ## or ###.
 */
text: string
}
