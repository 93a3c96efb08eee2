// Written by `npm run generate` from the schemas. Do not edit.
/**
 * Addresses of the built files that a page's document links to.
 */
export interface PageAssets {
/**
 * The full style sheet, which loads when somebody uses the page. Empty if the script contains the styles.
 */
styles: string
/**
 * The entry script of the browser.
 */
script: string
/**
 * The modules that the entry imports, to load at the same time.
 */
modules: string[]
/**
 * Fonts needed at once.
 */
fonts: string[]
/**
 * The model of the page, for the browser.
 */
pageData: string
/**
 * The layout model, for the browser.
 */
layoutData: string
/**
 * Changes when anything that pages share changes: the renderer's files or the layout model.
 */
build: string
}
