// Written by `npm run generate` from the schemas. Do not edit.
import type { Fact } from '../common/fact.ts'
import type { VehicleCard } from '../common/vehicle-card.ts'
/**
 * The brands: a panel for each that has a page of its own, then the names of the others.
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
 * Brands that have a page of their own, in order.
 * 
 * @minItems 1
 * 
 * Items: One brand.
 */
brands: {
/**
 * Name of the brand, set as its wordmark.
 */
name: string
/**
 * Address of the brand's page.
 */
href: string
/**
 * Words of the link to it.
 */
linkLabel: string
/**
 * The brand in a few words.
 */
tagline: string
/**
 * One or two sentences on it.
 */
text?: string
/**
 * Figures of the brand: how many models, from which price.
 * 
 * Items: One figure.
 */
figures?: {
/**
 * The figure, which is printed with its unit, rate and label.
 */
fact?: Fact
/**
 * Words before the figure, as Over or From.
 */
prefix?: string
/**
 * Words after the figure, or a plus.
 */
suffix?: string
/**
 * Words in place of a figure.
 */
value?: string
/**
 * What it is, where its name does not do.
 */
label?: string
}[]
/**
 * A vehicle that stands for the brand, as {{ vehicles.denago-ev-rover-xl }}.
 */
vehicle?: VehicleCard
}[]
/**
 * Words before the names of the other brands.
 */
moreBrandsTitle?: string
/**
 * Names of further brands, as {{ otherBrands }}.
 * 
 * Items: Name of a brand.
 */
moreBrands?: string[]
}
