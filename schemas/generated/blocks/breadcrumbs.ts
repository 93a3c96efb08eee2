// Written by `npm run generate` from the schemas. Do not edit.
import type { TextLink } from '../common/text-link.ts'
/**
 * The way from Home to this page, for visitors and search engines.
 */
export interface BreadcrumbsBlock {
/**
 * Name of the block.
 */
type: "breadcrumbs"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * The pages above this one, from Home down.
 * 
 * @minItems 1
 */
links: TextLink[]
/**
 * Name of this page.
 */
current: string
}
