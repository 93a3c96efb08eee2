export type * from './figure.ts';
export { createFigureFinder, findFigures } from './find-figures.ts';
export { hasAnchor } from './reading/tokenize.ts';
export { type Sameness, sameFigure } from './same-figure.ts';
