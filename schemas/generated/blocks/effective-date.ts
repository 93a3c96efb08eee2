// Written by `npm run generate` from the schemas. Do not edit.
/**
 * The line above a policy that says whose it is and from when it applies; its letterhead in print.
 */
export interface EffectiveDateBlock {
/**
 * Name of the block.
 */
type: "effective-date"
/**
 * Anchor of the line, for links within the page.
 */
id?: string
/**
 * Whose policy it is.
 */
name?: string
/**
 * Words before the date.
 */
label: string
/**
 * The date as shown, as {{ policies.effectiveDate | date }}.
 */
date: string
/**
 * The same date for machines, as {{ policies.effectiveDate }}.
 */
dateTime: string
}
