// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
import type { VehicleCard } from '../common/vehicle-card.ts'
/**
 * Vehicles as cards, each with its price and a link to its page.
 */
export interface VehicleGridBlock {
/**
 * Name of the block.
 */
type: "vehicle-grid"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading above the cards.
 */
heading?: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * The vehicles, in order. Use a reference such as {{ vehicles | values | where: 'brand', 'denago' }}.
 */
vehicles: VehicleCard[]
/**
 * How much a card shows: teaser has a badge, the price and a link; lineup also has the figures, the series and a quote link.
 */
detail?: ("teaser" | "lineup")
/**
 * Buttons below the cards.
 */
actions?: CallToAction[]
}
