// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
import type { Photograph } from '../common/photograph.ts'
import type { VehicleCard } from '../common/vehicle-card.ts'
/**
 * The top of a page: its main heading, a few words and what to do next.
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
 * The page's main heading.
 */
heading: string
/**
 * One to three sentences under the heading.
 */
text?: string
/**
 * Buttons for what to do next, most important first.
 */
actions?: CallToAction[]
/**
 * Landscape behind the words.
 */
scene?: ("fairway-dawn" | "river-front" | "tree-street" | "campus-green" | "lake-dusk")
/**
 * Photograph behind the words instead of a landscape, at least 1920 pixels wide. It is darkened where the words are: on the left, or at the top on a phone.
 */
photograph?: Photograph
/**
 * How much room it takes: large is for the home page, small is for pages to read.
 */
size?: ("small" | "large")
/**
 * A vehicle in the landscape with its price, for a large hero. Use a reference such as {{ vehicles.denago-ev-nomad }}.
 */
vehicle?: VehicleCard
}
