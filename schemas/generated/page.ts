// Written by `npm run generate` from the schemas. Do not edit.
import type { Seo } from './common/seo.ts'
/**
 * A page, or a _layout.yaml that wraps the pages in its folder. The path of the file is the address of the page.
 */
export interface Page {
/**
 * What the author of this file vouches for, exactly as typed: figures that come from no fact, names that are not ours, and wordings. For a page about the world, write all, alone or as an entry: then a figure is only a finding if words near it name a fact.
 */
given?: ((string | {
/**
 * The typed words.
 */
text: string
/**
 * Why it is right.
 */
reason?: string
/**
 * Web address of the source.
 */
source?: string
})[] | "all")
/**
 * True while it is being written. It is not on the site; only the preview shows it.
 */
draft?: boolean
/**
 * First day that it is on the site. Before that day, nothing may link to it.
 */
publishOn?: string
/**
 * Last day that it is on the site.
 */
until?: string
seo?: Seo
/**
 * More addresses that show this page. Its canonical address is still the path of the file.
 * 
 * Items: Path of a page on this site, without a slash at the end.
 */
aliases?: string[]
/**
 * Set this to false to leave out the _layout.yaml of the page's folder. The site's header and footer stay.
 */
layout?: boolean
/**
 * Makes one page for each entry of this fact, a map by slug. The file name sets the name that texts use for the entry, as in [municipality].yaml.
 */
each?: string
/**
 * Answers addresses that no page has. The page itself then has no address. The most specific pattern that matches wins.
 * 
 * @minItems 1
 * 
 * Items: One pattern of addresses.
 */
catch?: {
/**
 * The addresses: :name matches one segment, and * at the end matches the rest.
 */
pattern: string
/**
 * File of the built site that must exist, with the pattern's names filled in. If it is missing, the answer is 404 instead of 200.
 */
exists?: string
/**
 * Address, with the pattern's name in it, of a page that shows the same without JavaScript. Visitors without JavaScript go there if that page exists.
 */
plain?: string
}[]
/**
 * What the page shows, from top to bottom. In each entry, type names the block, and the other keys belong to that block.
 * 
 * @minItems 1
 * 
 * Items: One block.
 */
blocks: {
/**
 * Name of the block.
 */
type: string
/**
 * True while it is being written. It is not on the site; only the preview shows it.
 */
draft?: boolean
/**
 * First day that it is on the site. Before that day, nothing may link to it.
 */
publishOn?: string
/**
 * Last day that it is on the site.
 */
until?: string
}[]
}
