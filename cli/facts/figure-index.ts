import { createFigureFinder, type Figure, type FigureOptions, hasAnchor } from '../figures/index.ts';
import { oncePer, oncePerText } from '../memory/once-per.ts';
import { valueAt } from '../schema/describe-error.ts';
import type { FigureMark } from '../schema/figure-mark.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import type { Site } from '../site/site.ts';
import { rememberTexts } from '../text-store.ts';
import { type FactMap, isMap } from './facts.ts';
import { standardFigure } from './standard-figure.ts';

/** A fact that can stand on a page as a figure. */
export interface FactFigure {
  /** `events.open-day.price`. A list or map stands for the number of its entries. */
  path: string;
  mark: FigureMark;
  /** The figures of its standard wording: one, or one for each part of a timetable. */
  figures: Figure[];
  /** What to write between the braces. */
  reference: string;
  /** True for what is worked out from other facts. */
  isDerived: boolean;
}

/** Every figure that the facts hold, and a reader of texts that knows the site's names and nouns. */
export interface FigureIndex {
  /** Without facts that only repeat another by reference; `byPath` has those too. */
  facts: FactFigure[];
  byPath: ReadonlyMap<string, FactFigure>;
  /** The figures of a text; each text is read once. */
  find(text: string): readonly Figure[];
  /** What `find` knows of the site. */
  options: FigureOptions;
  /** As `find`, with the numbers that are no such figures. */
  findNumbers(text: string): readonly Figure[];
}

/** The figures of the facts; made when first asked for. */
export const figureIndexOf: (site: Site) => FigureIndex = oncePer(createIndex);

interface MarkedFact {
  path: string;
  mark: FigureMark;
  value: unknown;
  isDerived: boolean;
}

function createIndex(site: Site): FigureIndex {
  const { tree } = site.facts;
  const marked: MarkedFact[] = [
    // Settings of the checks are no facts.
    ...written(site.schemas.node('site'), { ...tree, consistency: undefined, sample: undefined }, ''),
    ...[...site.source.records].flatMap(([path, { schema }]) =>
      written(site.schemas.node(schema), valueAt(tree, path.split('.')), path),
    ),
    ...Object.entries(site.schemas.derivation.figures).flatMap(([pattern, { figure }]) =>
      valuesAt(tree, pattern).map(({ path, value }) => ({ path, mark: figure, value, isDerived: true })),
    ),
  ];
  const options = { names: namesOf(site), countNouns: nounsOf(marked) };
  const find = finderOf(site, options);
  const findNumbers = finderOf(site, { plain: true });
  const all = marked.map((fact) => toFigure(fact, find)).filter((fact) => fact !== undefined);
  const facts = all.filter(({ path }) => !site.facts.texts.has(path));
  return { facts, byPath: new Map(all.map((fact) => [fact.path, fact])), find, options, findNumbers };
}

const none: readonly Figure[] = [];

function finderOf(site: Site, options: FigureOptions): FigureIndex['find'] {
  const read = rememberTexts<readonly Figure[]>(site, {
    kind: options.plain ? 'numbers' : 'figures',
    parameters: options,
    read: createFigureFinder(options),
  });
  return oncePerText((text) => (hasAnchor(text) ? read(text) : none));
}

/** The facts below a schema that says what figure they are. */
function written(node: SchemaNode | undefined, value: unknown, path: string): MarkedFact[] {
  if (!node || value === undefined || value === null) return [];
  const mark = node.schema.figure as FigureMark | undefined;
  const own = mark ? [{ path, mark, value, isDerived: false }] : [];
  if (typeof value !== 'object') return own;
  const isWhole = mark !== undefined && mark.kind !== 'count' && mark.kind !== 'hours';
  const inside = Object.entries(value).flatMap(([key, item]): MarkedFact[] => {
    const child = path === '' ? key : `${path}.${key}`;
    if (isWhole)
      return typeof item === 'number' && mark.kind !== 'date'
        ? [{ path: child, mark, value: item, isDerived: false }]
        : [];
    return written(node.child(Array.isArray(value) ? Number(key) : key), item, child);
  });
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

function toFigure({ path, mark, value, isDerived }: MarkedFact, find: FigureIndex['find']): FactFigure | undefined {
  const isList = mark.kind === 'count' && typeof value === 'object' && !isRange(value);
  const count = isList ? Object.keys(value as object).length : value;
  const name = path.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
  const standard = standardFigure(mark, count, name);
  if (!standard) return undefined;
  const figures = find(standard.text).filter((figure) => figure.kind === mark.kind);
  if (figures.length === 0) return undefined;
  return { path, mark, figures, isDerived, reference: isList ? `${name} | count` : standard.reference };
}

/** Names of records, and of the entries that they are gathered on, hold numbers that are no figures. */
function namesOf({ facts: { tree }, schemas }: Site): string[] {
  const entries = schemas.records.flatMap(({ collection }) => [
    ...Object.values(mapOf(tree[collection])).filter(isMap),
    ...Object.values(tree).flatMap((group) =>
      Object.values(mapOf(group)).filter((entry) => isMap(entry) && Array.isArray(entry[collection])),
    ),
  ]) as FactMap[];
  return entries.flatMap(({ name, model }) => [name, model]).filter((name) => typeof name === 'string');
}

function nounsOf(facts: MarkedFact[]): Record<string, string[]> {
  const nouns: Record<string, string[]> = {};
  for (const { mark } of facts) {
    const [first] = mark.nouns ?? [];
    if (first && mark.nouns) nouns[first] = mark.nouns;
  }
  return nouns;
}

function isRange(value: unknown): boolean {
  return isMap(value) && 'min' in value && 'max' in value;
}

function mapOf(value: unknown): FactMap {
  return isMap(value) ? value : {};
}
