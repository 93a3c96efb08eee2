// Written by `npm run generate` from the schemas. Do not edit.
import type { FactInWords } from '../common/fact-in-words.ts'
import type { VehicleCard } from '../common/vehicle-card.ts'
/**
 * The brands: a panel for each brand with its own page, then the names of the others.
 */
export interface BrandGridBlock {
/**
 * Name of the block.
 */
type: "brand-grid"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading of the section.
 */
heading: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * Brands with their own page, in order.
 * 
 * @minItems 1
 * 
 * Items: One brand.
 */
brands: {
/**
 * Name of the brand, shown as its wordmark.
 */
name: string
/**
 * Address of the brand's page.
 */
href: string
/**
 * Text of the link to it.
 */
linkLabel: string
/**
 * The brand in a few words.
 */
tagline: string
/**
 * One or two sentences about it.
 */
text?: string
/**
 * Figures of the brand: how many models, and the lowest price.
 */
figures?: FactInWords[]
/**
 * A vehicle to represent the brand, such as {{ vehicles.denago-ev-rover-xl }}.
 */
vehicle?: VehicleCard
}[]
/**
 * Words before the names of the other brands.
 */
moreBrandsTitle?: string
/**
 * Names of more brands. Use {{ otherBrands }}.
 * 
 * Items: Name of a brand.
 */
moreBrands?: string[]
}
