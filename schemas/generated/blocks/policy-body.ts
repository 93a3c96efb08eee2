// Written by `npm run generate` from the schemas. Do not edit.
import type { Fact } from '../common/fact.ts'
/**
 * A long text in sections, each with its own anchor, next to a table of contents made from their titles.
 */
export interface PolicyBodyBlock {
/**
 * Name of the block.
 */
type: "policy-body"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * The sections, in order.
 * 
 * @minItems 1
 * 
 * Items: One section: text, then a table if it has one, then text about the table.
 */
sections: {
/**
 * Anchor of the section. Links point to it, so keep it when you change the title.
 */
id: string
/**
 * Title of the section.
 */
title: string
/**
 * The text, in Markdown. Headings in it start with ###.
 */
text?: string
/**
 * Figures in rows and columns, under the text.
 */
table?: {
/**
 * What the table shows.
 */
caption: string
/**
 * Headings of the columns, starting with the column of row headings.
 * 
 * @minItems 2
 * 
 * Items: Heading of a column.
 */
columns: string[]
/**
 * The rows: each has its heading, then a cell for each other column.
 * 
 * @minItems 1
 */
rows: ((string | {
/**
 * The figure. The page prints it with its unit and rate.
 */
fact: Fact
/**
 * Words before the figure.
 */
prefix?: string
/**
 * Words after the figure, or a plus.
 */
suffix?: string
})[] | {
/**
 * The figure. The page prints it with its unit, rate and label.
 */
fact: Fact
/**
 * Words before the figure.
 */
prefix?: string
/**
 * Words after the figure, or a plus.
 */
suffix?: string
/**
 * Heading of the row, if the fact's own name does not fit.
 */
label?: string
})[]
}
/**
 * Text under the table, in Markdown.
 */
note?: string
}[]
}
