// Written by `npm run generate` from the schemas. Do not edit.
/**
 * Everything that an author can write, from the schemas.
 */
export interface DevCatalogue {
/**
 * Every block, by name.
 */
blocks: CatalogueBlock[]
/**
 * The kinds of files, and what you can write in schemas.
 */
files: CatalogueFile[]
}
/**
 * A block, its keys and its examples.
 */
export interface CatalogueBlock {
/**
 * Value of `type`.
 */
name: string
/**
 * What it is for.
 */
description: string
/**
 * Its keys.
 */
keys: CatalogueKey[]
/**
 * As YAML, to copy into a page.
 */
examples: string[]
}
/**
 * A key that an author may write.
 */
export interface CatalogueKey {
/**
 * With its parent keys: `actions[].label`.
 */
path: string
/**
 * Type, or the values that are allowed.
 */
type: string
/**
 * What it is for.
 */
description: string
/**
 * True if you cannot leave it out.
 */
isRequired: boolean
/**
 * The default value.
 */
default?: string
}
/**
 * A kind of file and its keys.
 */
export interface CatalogueFile {
/**
 * For its anchor.
 */
name: string
/**
 * For people.
 */
title: string
/**
 * What it is for.
 */
description: string
/**
 * Its keys.
 */
keys: CatalogueKey[]
}
