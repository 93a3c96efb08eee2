// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
/**
 * The services, each with what it includes and its price.
 */
export interface ServiceListBlock {
/**
 * Name of the block.
 */
type: "service-list"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading of the section.
 */
heading: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * The services, in order. Use {{ services | values }}.
 * 
 * @minItems 1
 * 
 * Items: One service.
 */
services: {
/**
 * Its key, also its anchor on the page.
 */
slug?: string
/**
 * Name of the service.
 */
name: string
/**
 * One or two sentences.
 */
description: string
/**
 * What it includes.
 * 
 * Items: One item.
 */
features: string[]
/**
 * The price as shown.
 */
priceText: string
/**
 * Lowest price of an hour in US dollars, for search engines.
 */
pricePerHour?: number
}[]
/**
 * Words above what a service includes.
 */
includedLabel?: string
/**
 * Button for each service.
 */
action?: CallToAction
}
