import { type AnnotatedFact, annotatedFacts, factsLike } from '../facts/described-facts.ts';
import { figureFilter, isRange, shownFigure } from '../facts/figure-text.ts';
import { months } from '../facts/filters.ts';
import { type OpeningHours, timesByDay, type Weekday, week } from '../facts/opening-hours.ts';
import { oncePer, oncePerFacts } from '../memory/once-per.ts';
import type { FigureAnnotation, FigureMark } from '../schema/schemas.ts';
import { entriesOf, type FactPart, partsOf } from './fact-parts.ts';
import { type FigureKind, isComparable, type Quantity } from './figure.ts';
import { shortDay } from './lexer/hours.ts';
import type { Surroundings } from './texts.ts';

/** A fact that can be on a page as a figure. */
export interface FactFigure extends Quantity {
  /** `courses.sailing.price`. A list or a map stands for the number of its entries. */
  path: string;
  nouns: readonly string[];
  /** What its schema calls it, with its group if it is of no entry: `closing time of store hours, Mon-Fri`. */
  label: string;
  /** Its standard wording: `$245`, `3-5 business days`. */
  wording: string;
  /** What goes between the braces of a reference: `delivery.feePerMile | usd`. */
  reference: string;
  isDerived: boolean;
  /** How a text names it, from the outermost map down to its key. */
  parts: readonly FactPart[];
  /** The paths of those parts that are entries. A top-level map with a name, such as the business itself, does not count. */
  entries: readonly string[];
}

/** Every figure among the facts, each once: without facts that only repeat another by reference, and without times in opening hours. */
export const factFiguresOf: (site: Surroundings) => readonly FactFigure[] = oncePerFacts((site) =>
  allFigures(site).filter(({ path }) => !site.facts.texts.has(path) && !/\.days\.\d+\./.test(path)),
);

/** All figures by path, including facts that repeat another. */
export const factFigureAt: (site: Surroundings) => ReadonlyMap<string, FactFigure> = oncePerFacts(
  (site) => new Map(allFigures(site).map((fact) => [fact.path, fact])),
);

const allFigures = oncePerFacts((site: Surroundings): FactFigure[] => {
  const derived = Object.entries(site.schemas.derivation.figures).flatMap(([pattern, { figure, ...called }]) =>
    factsLike(site, pattern).flatMap((fact) => toFigure(site, fact, figure, called) ?? []),
  );
  return [...writtenFigures(site).flatMap((fact) => toFigure(site, fact, fact.mark) ?? []), ...derived];
});

/** @param called what customers call a derived fact; for a written fact, its schema says so */
function toFigure(
  site: Surroundings,
  { path, value }: { path: string; value: unknown },
  mark: FigureMark,
  called?: Pick<FigureAnnotation, 'title' | 'aliases'>,
): FactFigure | undefined {
  const isList = mark.kind === 'count' && typeof value === 'object' && !isRange(value);
  const quantity = quantityOf(mark, isList ? Object.keys(value as object).length : value);
  if (!quantity) return undefined;
  const name = path.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
  const unit = isRange(value) && mark.kind === 'count' ? `unit: '${mark.nouns?.[0]?.replace(/s$/, '')}'` : undefined;
  const filter = quantity.key?.endsWith('-*') ? undefined : (unit ?? figureFilter(mark));
  // Both ends of a price range: `{{ fee.min | usd }}-{{ fee.max | usd }}`.
  const whole = isRange(value) && mark.kind === 'money' ? `${name}.min | ${filter} }}-{{ ${name}.max` : name;
  const reference = isList ? `${name} | count` : filter ? `${whole} | ${filter}` : whole;
  const names = partsOf(site, path, called ?? {}, mark.nouns);
  const shown = isList ? quantity.values[0] : value;
  const wording = shownFigure(mark, shown) ?? String(shown);
  return { ...quantity, path, nouns: mark.nouns ?? [], wording, reference, isDerived: called !== undefined, ...names };
}

/** The written facts that a schema marks as figures. */
function writtenFigures(site: Surroundings): AnnotatedFact<'figure'>[] {
  let whole: string | undefined;
  return annotatedFacts(site, 'figure').filter(({ path, mark, value }) => {
    // Opening hours, dates and ranges are figures as a whole; a counted list has other figures in it.
    const isWithin = path.startsWith(`${whole}.`);
    if ((isWithin && mark.kind !== 'time') || value === undefined || value === null) return false;
    if (mark.kind !== 'count' && !isWithin) whole = path;
    return true;
  });
}

/** The value of a fact as a figure; undefined for a value that does not fit, which its schema reports. */
function quantityOf(mark: FigureMark, value: unknown): Quantity | undefined {
  const { subject: _, nouns: __, ...said } = mark;
  const key = keyOf(mark, value);
  const part = /^\d{5}$/.test(key ?? '') ? 'postal code' : 'street';
  const unit = { speed: 'mph', address: part }[said.kind as string];
  const measure = unit === undefined ? said : { unit, ...said };
  if (key !== undefined) return { ...measure, values: [], key };
  const values = isRange(value) ? [value.min, value.max] : [value];
  return values.every((amount) => typeof amount === 'number') ? { ...measure, values } : undefined;
}

function keyOf({ kind }: FigureMark, value: unknown): string | undefined {
  if (kind === 'phone') return String(value).replace(/\D/g, '').slice(-10);
  if (kind === 'email' || kind === 'address') return String(value).toLowerCase().replace(/\s+/g, ' ');
  if (kind === 'time') return String(value).padStart(5, '0');
  if (kind === 'hours') return hoursKey(value as OpeningHours);
  return kind === 'date' ? dateKey(value) : undefined;
}

function hoursKey(hours: OpeningHours): string | undefined {
  if (hours.alwaysOpen) return 'always';
  if (!Array.isArray(hours.days)) return undefined;
  return timesByDay(hours.days)
    .map((times, index) => `${shortDay(week[index] as Weekday)}=${times ?? 'closed'}`)
    .join(';');
}

/** `YYYY-MM-DD` with a `*` for what the fact leaves out. */
function dateKey(value: unknown): string | undefined {
  const two = (part: unknown) => String(part).padStart(2, '0');
  if (value && typeof value === 'object' && 'month' in value && 'day' in value)
    return `*-${two(value.month)}-${two(value.day)}`;
  const month = months.findIndex((name) => name.toLowerCase() === String(value).toLowerCase());
  if (month !== -1) return `*-${two(month + 1)}-*`;
  return /^\d{4}-\d\d-\d\d$/.test(String(value)) ? String(value) : undefined;
}

const byKind = oncePer((facts: readonly FactFigure[]) => Map.groupBy(facts, ({ kind }) => kind as FigureKind));

/** The facts that a figure could stand for, by kind and unit. A bare number could be any number; a time could also be one in opening hours. */
export function candidatesFor(site: Surroundings, figure: Quantity): FactFigure[] {
  const facts = figure.kind === 'time' ? allFigures(site) : factFiguresOf(site);
  // A number in the thousands stands for no fact below 100.
  const isLarge = (amount: number) => amount >= (Number(figure.values[0]) < 1000 ? 0 : 100);
  if (figure.kind === 'number') return facts.filter(({ values, path }) => values.some(isLarge) && path.includes('.'));
  const alike = byKind(facts).get(figure.kind) ?? [];
  if (figure.kind !== 'count') return alike.filter((fact) => isComparable(figure, fact));
  return alike.filter(({ nouns, per }) => nouns.includes(figure.unit ?? '') && per === figure.per);
}

/** `boats.sloop.price` and `boats.ketch.price` have the same shape, and so do `insurance.boats.days` and `insurance.sails.days`. */
export const shapeOf = oncePer(({ path, entries }: FactFigure) => {
  const holders = entries.length > 0 ? entries : [path.replace(/\.[^.]+$/, '')];
  return holders.reduceRight((shape, holder) => shape.replace(holder, holder.replace(/(?<=\.)[^.]+$/, '*')), path);
});

/** What a message calls a fact: "the price of the Ketch", "the fact about.founded (founding year)", or "the founding year" beside its path. */
export function nameOfFact(site: Surroundings, { path, label, entries }: FactFigure, isPathSaid = false): string {
  const names = entries.flatMap((at) => entriesOf(site).get(at)?.names[0] ?? []);
  if (names.length > 0) return `the ${label} of ${names.join(', ')}`;
  return isPathSaid ? `the ${label}` : `the fact ${path}${label === path ? '' : ` (${label})`}`;
}
