// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
import type { Fact } from '../common/fact.ts'
/**
 * The features of a vehicle beside the table of its specifications, as one would print them.
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
 * The features; bound by {{ vehicle.features }}.
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
 * 
 * Items: One line.
 */
rows: {
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
 * Name of the property, where its name does not do.
 */
label?: string
}[]
/**
 * A line of small print under the table.
 */
note?: string
/**
 * Who sells the vehicle, printed at the foot of the sheet; screens do not show it.
 */
imprint?: string
/**
 * What to do after the table.
 */
actions?: CallToAction[]
}
