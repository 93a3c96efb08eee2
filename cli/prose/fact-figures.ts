import { annotatedFacts, factsLike } from '../facts/described-facts.ts';
import { figureFilter } from '../facts/figure-text.ts';
import { isRange, shownFigure } from '../facts/shown-figure.ts';
import { oncePerFacts } from '../memory/once-per.ts';
import type { FigureAnnotation, FigureMark } from '../schema/figure-mark.ts';
import { type FactPart, partsOf } from './fact-parts.ts';
import type { Quantity } from './figure.ts';
import { quantityOf } from './quantity-of.ts';
import type { Surroundings } from './texts.ts';

/** A fact that can stand on a page as a figure. */
export interface FactFigure extends Quantity {
  /** `courses.sailing.price`. A list or a map stands for the number of its entries. */
  path: string;
  /** Nouns that a count can stand before. */
  nouns: readonly string[];
  /** What its schema calls it: `Restocking fee`. */
  label: string;
  /** Its standard wording: `$245`, `3-5 business days`. */
  wording: string;
  /** What stands between the braces of a reference: `delivery.feePerMile | usd`. */
  reference: string;
  /** True for what is worked out from other facts. */
  isDerived: boolean;
  /** What a text calls it, from the outermost map to its own key. */
  parts: readonly FactPart[];
  /** Those of them that are entries, by path. A map at the top that has a name, such as the business itself, is none. */
  entries: readonly string[];
}

/** Every figure among the facts, each once; a fact that only repeats another by reference is left out. */
export const factFiguresOf: (site: Surroundings) => readonly FactFigure[] = oncePerFacts((site) =>
  allFigures(site).filter(({ path }) => !site.facts.texts.has(path)),
);

/** The same, by path. A fact that repeats another stands there too. */
export const factFigureAt: (site: Surroundings) => ReadonlyMap<string, FactFigure> = oncePerFacts(
  (site) => new Map(allFigures(site).map((fact) => [fact.path, fact])),
);

interface Marked {
  path: string;
  mark: FigureMark;
  /** What customers call a derived fact; the schema says it of a written one. */
  called: Pick<FigureAnnotation, 'title' | 'aliases'>;
  value: unknown;
  isDerived: boolean;
}

const allFigures = oncePerFacts((site: Surroundings): FactFigure[] => {
  const marked: Marked[] = [
    ...writtenFigures(site),
    ...Object.entries(site.schemas.derivation.figures).flatMap(([pattern, { figure, ...called }]) =>
      factsLike(site, pattern).map((found) => ({ ...found, mark: figure, called, isDerived: true })),
    ),
  ];
  return marked.flatMap((fact) => toFigure(site, fact) ?? []);
});

function toFigure(site: Surroundings, { path, mark, called, value, isDerived }: Marked): FactFigure | undefined {
  const isList = mark.kind === 'count' && typeof value === 'object' && !isRange(value);
  const quantity = quantityOf(mark, isList ? Object.keys(value as object).length : value);
  if (!quantity) return undefined;
  const name = path.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
  const filter = figureFilter(mark);
  // Both ends of a range: `{{ fee.min | usd }}-{{ fee.max | usd }}`.
  const start = mark.kind === 'money' ? `${name}.min | ${filter}` : `${name}.min`;
  const whole = isRange(value) ? `${start} }}-{{ ${name}.max` : name;
  const reference = isList ? `${name} | count` : filter ? `${whole} | ${filter}` : whole;
  const names = partsOf(site, path, called, mark.nouns);
  const shown = isList ? quantity.values[0] : value;
  const wording = shownFigure(mark, shown) ?? String(shown);
  return { ...quantity, path, nouns: mark.nouns ?? [], wording, reference, isDerived, ...names };
}

/** The facts of which a schema says what figure they are. */
function writtenFigures(site: Surroundings): Marked[] {
  let whole: string | undefined;
  return annotatedFacts<FigureMark>(site, 'figure').flatMap(({ path, mark, value }) => {
    // Opening hours, dates and ranges are figures as a whole; a counted list holds figures of its own.
    if (path.startsWith(`${whole}.`) || value === undefined || value === null) return [];
    if (mark.kind !== 'count') whole = path;
    return [{ path, mark, value, called: {}, isDerived: false }];
  });
}
