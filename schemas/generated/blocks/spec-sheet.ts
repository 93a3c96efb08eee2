// Written by `npm run generate` from the schemas. Do not edit.
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
features: [string, ...(string)[]]
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
rows: [{
/**
 * Name of the property.
 */
label: string
/**
 * Its value with the unit.
 */
value: string
}, ...({
/**
 * Name of the property.
 */
label: string
/**
 * Its value with the unit.
 */
value: string
})[]]
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
/**
 * A link drawn as a button.
 */
export interface CallToAction {
/**
 * Words on the button.
 */
label: string
/**
 * Words after the label that are heard and not seen, where the label says nothing by itself.
 */
about?: string
/**
 * Where it leads.
 */
href: string
/**
 * Weight of the button: primary is the one thing to do, secondary an alternative, quiet a plain link.
 */
style?: ("primary" | "secondary" | "quiet")
/**
 * Opens in a new tab; for other sites.
 */
newTab?: boolean
}
