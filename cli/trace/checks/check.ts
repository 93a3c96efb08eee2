import type { FactFigure } from '../../facts/figure-index.ts';
import type { Reference } from '../../facts/template.ts';
import type { Site } from '../../site/site.ts';
import type { AuthoredText } from '../authored-text.ts';
import type { ContradictionRule } from '../domain.ts';
import type { Level } from '../surroundings.ts';

/** A reference where it stands. */
export interface Place {
  site: Site;
  text: AuthoredText;
  reference: Reference;
  /** Path of the fact that it names. */
  path: string;
  /** The fact, where it is a figure. */
  fact: FactFigure | undefined;
  /** The words around; gathered only if a check asks for them. */
  levels(): Level[];
}

/** What is wrong with a reference, and what it should have named, if that is known. */
export interface Mistake {
  message: string;
  meant?: FactFigure | undefined;
  /** Path of another fact that shows the mistake. */
  against?: string;
  /** The rule that it goes by, where it is not that of the fact. */
  rule?: ContradictionRule;
  /** Path of the fact to correct, where it is not the reference. */
  at?: string;
}

/** Judges one reference to a fact. */
export type Check = (place: Place) => Mistake | undefined;
