import type { FactMap } from '../facts/facts.ts';
import { figureFilter } from '../facts/figure-text.ts';
import { isRange, shownFigure } from '../facts/shown-figure.ts';
import { oncePerFacts } from '../memory/once-per.ts';
import { valueAt } from '../schema/describe-error.ts';
import type { FigureAnnotation, FigureMark } from '../schema/figure-mark.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
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
}

/** Every figure among the facts, each once; a fact that only repeats another by reference is left out. */
export const factFiguresOf: (site: Surroundings) => readonly FactFigure[] = oncePerFacts(collect);

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

function collect(site: Surroundings): FactFigure[] {
  return allFigures(site).filter(({ path }) => !site.facts.texts.has(path));
}

const allFigures = oncePerFacts((site: Surroundings): FactFigure[] => {
  const { tree } = site.facts;
  const marked: Marked[] = [
    // Settings of the checks are no facts.
    ...written(site.schemas.node('site'), { ...tree, consistency: undefined, sample: undefined }, ''),
    ...[...site.source.records].flatMap(([path, { schema }]) =>
      written(site.schemas.node(schema), valueAt(tree, path.split('.')), path),
    ),
    ...Object.entries(site.schemas.derivation.figures).flatMap(([pattern, { figure, ...called }]) =>
      valuesAt(tree, pattern).map((found) => ({ ...found, mark: figure, called, isDerived: true })),
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
  const start = isRange(value) ? `${name}.min` : name;
  const reference = isList ? `${name} | count` : filter ? `${start} | ${filter}` : start;
  const { parts, label } = partsOf(site, path, called, mark.nouns);
  const shown = isList ? quantity.values[0] : value;
  const wording = shownFigure(mark, shown) ?? String(shown);
  return { ...quantity, path, label, nouns: mark.nouns ?? [], wording, reference, isDerived, parts };
}

/** The facts below a schema that says what figure they are. */
function written(node: SchemaNode | undefined, value: unknown, path: string): Marked[] {
  if (!node || value === undefined || value === null) return [];
  const mark = node.schema.figure as FigureMark | undefined;
  const own = mark ? [{ path, mark, value, called: {}, isDerived: false }] : [];
  // Opening hours, dates and ranges are figures as a whole; a counted list holds figures of its own.
  if (typeof value !== 'object' || (mark && mark.kind !== 'count')) return own;
  const inside = Object.entries(value).flatMap(([key, item]) =>
    written(node.child(Array.isArray(value) ? Number(key) : key), item, path === '' ? key : `${path}.${key}`),
  );
  return [...own, ...inside];
}

function valuesAt(tree: unknown, pattern: string): { path: string; value: unknown }[] {
  let found: { path: string[]; value: unknown }[] = [{ path: [], value: tree }];
  for (const step of pattern.split('.')) {
    found = found.flatMap(({ path, value }) => {
      if (!value || typeof value !== 'object') return [];
      const keys = step === '*' ? Object.keys(value) : Object.hasOwn(value, step) ? [step] : [];
      return keys.map((key) => ({ path: [...path, key], value: (value as FactMap)[key] }));
    });
  }
  return found.filter(({ value }) => value !== undefined).map(({ path, value }) => ({ path: path.join('.'), value }));
}
