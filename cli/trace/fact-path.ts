import { type FactFigure, figureIndexOf } from '../facts/figure-index.ts';
import type { Reference } from '../facts/template.ts';
import { oncePer } from '../memory/once-per.ts';
import { valueAt } from '../schema/describe-error.ts';
import type { Site } from '../site/site.ts';
import { type AuthoredText, subjectOf } from './authored-text.ts';
import { entitiesOf } from './entities.ts';

/** Path of the fact that a reference names, with the names that only its page knows written out; undefined for a literal. */
export function factPathOf(
  site: Site,
  text: Pick<AuthoredText, 'page' | 'fact'>,
  reference: Reference,
): string | undefined {
  const path = pathByKey(site, text, reference) ?? reference.path;
  if (path === undefined) return undefined;
  const [head = '', ...rest] = path.split('.');
  const subject = subjectOf(text);
  const isSubject = subject !== undefined && head === (text.page?.subject?.name ?? 'vehicle');
  return isSubject && (text.page || subject.startsWith('vehicles.')) ? [subject, ...rest].join('.') : path;
}

/** `series[vehicle.series].title`: the entry is named by another fact. */
function pathByKey(site: Site, text: Pick<AuthoredText, 'page' | 'fact'>, { source }: Reference): string | undefined {
  const match = /^\{\{-?\s*([\w.-]+)\[([A-Za-z][\w.-]*)\]([\w.-]*)/.exec(source);
  if (!match) return undefined;
  const [, list, key = '', rest] = match;
  const named = factPathOf(site, text, { path: key, filters: [], source: key, start: 0, end: 0 });
  const entry = named && valueAt(site.facts.tree, named.split('.'));
  return typeof entry === 'string' ? `${list}.${entry}${rest}` : undefined;
}

/** The fact that a reference names, where it is a figure; the words derived from one (`priceText`) stand for it. */
export function factFigureOf(
  site: Site,
  text: Pick<AuthoredText, 'page' | 'fact'>,
  reference: Reference,
): FactFigure | undefined {
  const path = factPathOf(site, text, reference);
  if (path === undefined) return undefined;
  const { byPath } = figureIndexOf(site);
  return byPath.get(path) ?? byPath.get(path.replace(/Text$/, ''));
}

/** True where a text refers to the fact, or to a part of it: `typicalHours.min` of `typicalHours`. */
export function refersTo(site: Site, text: AuthoredText, fact: FactFigure): boolean {
  return pathsIn(site)(text).some((path) => path === fact.path || path.startsWith(`${fact.path}.`));
}

const pathsIn = oncePer((site: Site) =>
  oncePer((text: AuthoredText): string[] =>
    text.references.map((reference) => factPathOf(site, text, reference)?.replace(/Text$/, '') ?? ''),
  ),
);

/** Paths of the facts that the other references in the sentence of a reference name. */
export function pathsBeside(site: Site, text: AuthoredText, reference: Reference): string[] {
  const start = text.value.slice(0, reference.start).search(/[^.!?]*$/);
  const length = text.value.slice(reference.end).search(/[.!?](?:\s|$)|$/);
  return text.references
    .filter((one) => one !== reference && one.start >= start && one.end <= reference.end + length)
    .map((one) => factPathOf(site, text, one))
    .filter((path) => path !== undefined);
}

/**
 * True where a sentence tells something else of the fact's group, and nothing of the other fact's: "from {{ winter.from }} it stays here
 * for {{ winter.price }}" is about the winter without the word.
 */
export function isToldBeside(beside: readonly string[], fact: string, other: string): boolean {
  const whole = (path: string) => path.replace(/\.(?:min|max)$/, '');
  const [own, theirs] = [groupOf(whole(fact)), groupOf(whole(other))];
  if (own === theirs || own.split('.').length < 2) return false;
  const isIn = (group: string) => beside.some((path) => whole(path) !== whole(fact) && groupOf(whole(path)) === group);
  return isIn(own) && !isIn(theirs);
}

/**
 * True where a sentence tells what another fact is of one of its brothers, the free miles of another showroom, and does not name the one
 * that the fact is of.
 */
export function isToldOfBrother(
  site: Site,
  beside: readonly string[],
  other: string,
  isNamed: (entity: string) => boolean,
): boolean {
  const { of } = entitiesOf(site);
  const entity = of(other);
  if (entity === undefined || isNamed(entity)) return false;
  return beside.some((path) => groupOf(path) === groupOf(other) && of(path) !== undefined);
}

/** The map that a fact stands in: `staffing` of `staffing.peak`; empty for a fact at the top. */
export function groupOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}
