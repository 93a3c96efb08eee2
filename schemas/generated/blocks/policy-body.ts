// Written by `npm run generate` from the schemas. Do not edit.
import type { Fact } from '../common/fact.ts'
/**
 * A long text in sections, each with an address of its own, beside a list of contents made from their titles.
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
 * Title of the list of contents.
 */
contentsTitle?: string
/**
 * The sections, in order.
 * 
 * @minItems 1
 * 
 * Items: One section: text, then a table where it has one, then what is to be said of the table.
 */
sections: {
/**
 * Anchor of the section. Links point to it, so it stays when the title changes.
 */
id: string
/**
 * Title of the section.
 */
title: string
/**
 * The text, in Markdown; headings in it begin with ###.
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
 * Headings of the columns, that of the row headings first.
 * 
 * @minItems 2
 * 
 * Items: Heading of a column.
 */
columns: string[]
/**
 * The rows: in each the row's heading, then a cell for each further column.
 * 
 * @minItems 1
 */
rows: ((string | {
/**
 * The figure, which is printed with its unit and rate.
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
 * The figure, which is printed with its unit, rate and label.
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
 * Heading of the row, where the fact's name does not do.
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
