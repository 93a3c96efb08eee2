// Written by `npm run generate` from the schemas. Do not edit.
import type { Seo } from './common/seo.ts'
/**
 * A page, or a _layout.yaml that wraps the pages of its folder. The file's path is the page's address.
 */
export interface Page {
/**
 * What the author of this file vouches for, as it is typed: figures that come from no fact, names that are not ours, wordings. Or all, alone or as an entry, for a page about the world: then only figures whose near words name a fact are findings.
 */
given?: ("all" | (string | {
/**
 * The typed words.
 */
text: string
/**
 * Why it is right.
 */
reason?: string
/**
 * Address where it can be looked up.
 */
source?: string
})[])
/**
 * True while it is being written: it is not on the site, and is shown by preview alone.
 */
draft?: boolean
/**
 * First day on which it is on the site; before, nothing may link to it.
 */
publishOn?: string
/**
 * Last day on which it is on the site.
 */
until?: string
seo?: Seo
/**
 * Further addresses that show this page. Its canonical address stays that of the file.
 * 
 * Items: Address of a page of this site, without a slash at the end.
 */
aliases?: string[]
/**
 * Set to false to leave out the _layout.yaml of the page's own folder. The header and footer of the site stay.
 */
layout?: boolean
/**
 * Makes one page per entry of this fact, a map by slug. The file name holds the name by which texts refer to the entry, as in [municipality].yaml.
 */
each?: string
/**
 * Answers addresses that no page has. The page then has no address of its own. The first pattern that fits wins, most specific first.
 * 
 * @minItems 1
 * 
 * Items: One pattern of addresses.
 */
catch?: {
/**
 * The addresses: :name stands for one segment, a final * for any rest.
 */
pattern: string
/**
 * File of the built site that must exist for the answer to be 200 rather than 404, with the pattern's names filled in.
 */
exists?: string
/**
 * Addresses of pages that show the same without JavaScript, with the pattern's name in them. An address of the pattern that has such a page leads there where there is no JavaScript.
 */
plain?: string
}[]
/**
 * What the page shows, from top to bottom. Each entry names its block by type; the other keys belong to that block.
 * 
 * Items: One block.
 */
blocks: {
/**
 * Name of the block.
 */
type: string
/**
 * True while it is being written: it is not on the site, and is shown by preview alone.
 */
draft?: boolean
/**
 * First day on which it is on the site; before, nothing may link to it.
 */
publishOn?: string
/**
 * Last day on which it is on the site.
 */
until?: string
}[]
}
