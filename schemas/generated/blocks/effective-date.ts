// Written by `npm run generate` from the schemas. Do not edit.
import type { Fact } from '../common/fact.ts'
/**
 * The line above a policy that says when it takes effect.
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
 * Words before the date.
 */
label: string
/**
 * The date.
 */
date: Fact
}
