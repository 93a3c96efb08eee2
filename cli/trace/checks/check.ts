import type { FactFigure } from '../facts/figure-index.ts';
import type { Reference } from '../facts/template.ts';
import type { Site } from '../site/site.ts';
import type { AuthoredText } from './authored-text.ts';
import type { Level } from './surroundings.ts';

/** What a reference should have named, if that is known. */
export interface Mistake {
  message: string;
  meant?: FactFigure | undefined;
}

/** Judges one reference to a fact. The words around it are gathered only if a check asks for them. */
export type Check = (
  site: Site,
  text: AuthoredText,
  fact: FactFigure,
  reference: Reference,
  levels: () => Level[],
) => Mistake | undefined;
