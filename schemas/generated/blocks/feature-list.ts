// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
/**
 * Short points, each with a title and a sentence: benefits, values, reasons to choose us.
 */
export interface FeatureListBlock {
/**
 * Name of the block.
 */
type: "feature-list"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading above the points.
 */
heading?: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * The points, in order.
 * 
 * @minItems 1
 * 
 * Items: One point.
 */
items: {
/**
 * The point in a few words.
 */
title: string
/**
 * One or two sentences.
 */
text?: string
/**
 * Icon next to it.
 */
icon?: ("phone" | "seat" | "range" | "gauge" | "drive" | "battery" | "clock" | "pin" | "mail" | "calendar" | "shield" | "leaf" | "wrench" | "tag" | "star" | "check" | "chat")
/**
 * Where this point leads.
 */
action?: CallToAction
}[]
/**
 * How the points look: tiles side by side, rows for reading, ticks as a plain checklist, or a strip of columns between thin lines.
 */
variant?: ("tiles" | "rows" | "ticks" | "strip")
/**
 * Color of the band.
 */
tone?: ("paper" | "panel" | "night")
}
