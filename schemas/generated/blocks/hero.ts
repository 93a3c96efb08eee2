// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
import type { Photograph } from '../common/photograph.ts'
import type { VehicleCard } from '../common/vehicle-card.ts'
/**
 * The opening of a page: its one main heading, a few words and what to do next.
 */
export interface HeroBlock {
/**
 * Name of the block.
 */
type: "hero"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Short words above the heading.
 */
badge?: string
/**
 * The page's main heading.
 */
heading: string
/**
 * One to three sentences under the heading.
 */
text?: string
/**
 * What to do next, the most important first.
 */
actions?: CallToAction[]
/**
 * Landscape behind the words.
 */
scene?: ("fairway-dawn" | "river-front" | "tree-street" | "campus-green" | "lake-dusk")
/**
 * Photograph behind the words, in place of a landscape, at least 1920 pixels wide. The words stand on the left, on a phone at the top: it is darkened there.
 */
photograph?: Photograph
/**
 * How much room it takes: large opens the site, small opens a page for reading.
 */
size?: ("small" | "large")
/**
 * A vehicle that stands in the landscape with its price; for a large hero. Bound by a reference such as {{ vehicles.denago-ev-nomad }}.
 */
vehicle?: VehicleCard
}
