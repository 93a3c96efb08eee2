// Written by `npm run generate` from the schemas. Do not edit.
/**
 * Where the models of some of the site's pages are, for navigation in the browser. `schemas/page-list-file.ts` says which file lists which page.
 */
export interface PageList {
/**
 * The renderer and layout that the models are made for, the same as `build` in the page's assets. A document from another build loads the whole page instead.
 */
build: string
/**
 * Address of the model, by the page's route, its aliases, and the patterns of unknown addresses that it answers.
 */
pages: {
[k: string]: string
}
}
