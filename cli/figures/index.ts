export type * from './figure.ts';
export { createFigureFinder, findFigures } from './find-figures.ts';
export { sameFigure } from './same-figure.ts';
