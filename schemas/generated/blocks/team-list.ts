// Written by `npm run generate` from the schemas. Do not edit.
import type { Photograph } from '../common/photograph.ts'
/**
 * The people of the dealership.
 */
export interface TeamListBlock {
/**
 * Name of the block.
 */
type: "team-list"
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
 * The people, in order. Use {{ team }}.
 * 
 * @minItems 1
 * 
 * Items: One person.
 */
members: {
/**
 * Full name.
 */
name: string
/**
 * Job title.
 */
role: string
/**
 * Experience as shown.
 */
experienceText: string
/**
 * Portrait next to the words.
 */
image?: Photograph
/**
 * What the person does.
 */
description: string
}[]
/**
 * Words after the experience.
 */
experienceLabel?: string
}
