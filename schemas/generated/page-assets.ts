// Written by `npm run generate` from the schemas. Do not edit.
/**
 * Addresses of the built files that the document of a page names.
 */
export interface PageAssets {
/**
 * The style sheet of everything, which comes when the page is used. Empty where the script brings it.
 */
styles: string
/**
 * The browser's entry.
 */
script: string
/**
 * What the entry imports, to be loaded along with it.
 */
modules: string[]
/**
 * Fonts that are needed at once.
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
 * Changes with all that pages share: the renderer's files and the layout model.
 */
build: string
}
