// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
import type { FactInWords } from '../common/fact-in-words.ts'
/**
 * The features of a vehicle next to a table of its specifications, ready to print.
 */
export interface SpecSheetBlock {
/**
 * Name of the block.
 */
type: "spec-sheet"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading of the features.
 */
featuresTitle: string
/**
 * The features. Use {{ vehicle.features }}.
 * 
 * @minItems 1
 * 
 * Items: One feature in a few words.
 */
features: string[]
/**
 * Heading of the table.
 */
tableTitle: string
/**
 * The lines of the table.
 * 
 * @minItems 1
 */
rows: FactInWords[]
/**
 * A line of small print under the table.
 */
note?: string
/**
 * Who sells the vehicle. It appears only in print, at the bottom.
 */
imprint?: string
/**
 * Buttons below the table.
 */
actions?: CallToAction[]
}
