// Written by `npm run generate` from the schemas. Do not edit.
import type { Fact } from './fact.ts'
/**
 * A figure: a fact with words around it, or words instead of a fact.
 */
export interface FactInWords {
/**
 * The figure. The page prints it with its unit, rate and label.
 */
fact?: Fact
/**
 * Words before it, such as Over or From.
 */
prefix?: string
/**
 * Words after the figure, or a plus.
 */
suffix?: string
/**
 * Words instead of a figure.
 */
value?: string
/**
 * What it is, if the figure's own name does not fit.
 */
label?: string
}
