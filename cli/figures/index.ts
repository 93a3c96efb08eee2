import { createRequire } from 'node:module';
import type { Figure, FigureOptions } from './figure.ts';

export type * from './figure.ts';
export { hasAnchor } from './reading/tokenize.ts';
export { type Sameness, sameFigure } from './same-figure.ts';

const require = createRequire(import.meta.url);

/**
 * See `find-figures.ts`. Its fifty modules are loaded with the first text that is to be read: a run that finds all texts as an earlier
 * one left them does not need them.
 */
export function createFigureFinder(options?: FigureOptions): (text: string) => Figure[] {
  let find: ((text: string) => Figure[]) | undefined;
  return (text) => {
    if (!find) {
      const finders = require('./find-figures.ts') as typeof import('./find-figures.ts');
      find = finders.createFigureFinder(options);
    }
    return find(text);
  };
}
