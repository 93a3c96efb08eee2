// Written by `npm run generate` from the schemas. Do not edit.
/**
 * All that an author can write, from the schemas.
 */
export interface DevCatalogue {
/**
 * Every block, by name.
 */
blocks: CatalogueBlock[]
/**
 * The kinds of files, and what may stand in schemas.
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
 * What may stand in it.
 */
keys: CatalogueKey[]
/**
 * As YAML, to be copied into a page.
 */
examples: string[]
}
/**
 * A key that an author may write.
 */
export interface CatalogueKey {
/**
 * With the keys that it stands in: `actions[].label`.
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
 * True where it cannot be left out.
 */
isRequired: boolean
/**
 * The value where none is written.
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
 * What may stand in it.
 */
keys: CatalogueKey[]
}
