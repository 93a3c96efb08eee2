import { type FactFigure, figureIndexOf } from '../facts/figure-index.ts';
import type { Reference } from '../facts/template.ts';
import type { Finding } from '../finding.ts';
import { oncePer } from '../once-per.ts';
import type { Site } from '../site/site.ts';
import { type AuthoredText, authoredTexts, subjectOf } from './authored-text.ts';
import { type ContradictionRule, ruleOf } from './domain.ts';
import { entitiesOf } from './entities.ts';
import { factFigureOf } from './fact-path.ts';
import { scopeOf } from './judge-hours.ts';
import { relatedTo } from './judgement.ts';
import type { Check, Mistake } from './reference-check.ts';
import { referenceIn } from './replacement.ts';
import { type Level, surroundingsOf } from './surroundings.ts';
import { wrongField } from './wrong-field.ts';
import { wrongPair } from './wrong-pair.ts';

/** A reference to another fact than the one that the words around it speak of. */
export interface WrongReference {
  rule: ContradictionRule;
  finding: Omit<Finding, 'rule'>;
}

const checks: readonly Check[] = [wrongFilter, wrongCount, wrongScope, wrongEntity, wrongField, wrongPair];
/** Every reference that stands where the words around it say something else; only where they leave no doubt. */
export const wrongReferences = oncePer(find);

function find(site: Site): WrongReference[] {
  const byPlace = new Map<string, WrongReference>();
  for (const text of authoredTexts(site)) {
    for (const [index, reference] of text.references.entries()) {
      const fact = factFigureOf(site, text, reference);
      const mistake = fact && firstMistake(site, text, fact, reference);
      if (!fact || !mistake) continue;
      const before = text.references.slice(0, index).filter(({ source }) => source === reference.source).length;
      const location = text.file.locateWithin(text.path, reference.source, before);
      const { meant, message } = mistake;
      const finding: WrongReference['finding'] = {
        severity: 'error',
        ...location,
        message,
        ...(meant ? { hint: `Write {{ ${referenceIn(text, meant.reference)} }}, if that is meant.` } : {}),
        related: [relatedTo(site, fact), ...(meant ? [relatedTo(site, meant)] : [])],
      };
      byPlace.set(`${location.file}:${location.line}:${location.column}`, { rule: ruleOf(fact), finding });
    }
  }
  return [...byPlace.values()];
}

function firstMistake(site: Site, text: AuthoredText, fact: FactFigure, reference: Reference): Mistake | undefined {
  const isWhole = text.raw.trim() === reference.source;
  const end = isWhole ? text.value.length : reference.end;
  let known: Level[] | undefined;
  const levels = () => (known ??= surroundingsOf(site, text, reference.start, end));
  for (const check of checks) {
    const mistake = check(site, text, fact, reference, levels);
    if (mistake) return mistake;
  }
  return undefined;
}

const kindsOfFilters: Readonly<Record<string, FactFigure['mark']['kind'][]>> = {
  usd: ['money'],
  percent: ['percent'],
  miles: ['distance'],
  feet: ['distance'],
  mph: ['speed'],
  pounds: ['weight'],
  rating: ['rating'],
};

/** A speed told in miles, a number of days in percent. */
function wrongFilter(_site: Site, _text: AuthoredText, fact: FactFigure, reference: Reference): Mistake | undefined {
  const [filter] = reference.filters;
  const kinds = filter === undefined ? undefined : kindsOfFilters[filter];
  const noun = /\|\s*(?:unit|compound):\s*['"](?:business )?(second|minute|hour|day|week|month|year)s?['"]/.exec(
    reference.source,
  )?.[1];
  const isWrong = noun ? fact.mark.unit !== noun && fact.mark.kind !== 'age' : kinds && !kinds.includes(fact.mark.kind);
  const isMiles = filter === 'miles' && fact.mark.unit !== 'mile';
  if (!isWrong && !(kinds && isMiles)) return undefined;
  return {
    message: `Reference ${reference.source} words the fact ${fact.path}, a ${fact.mark.kind}, as something else.`,
  };
}

/** "Five municipalities" with the number of models. */
function wrongCount(site: Site, text: AuthoredText, fact: FactFigure, reference: Reference): Mistake | undefined {
  const { find, facts } = figureIndexOf(site);
  const [noun] = fact.mark.nouns ?? [];
  if (noun === undefined || !text.value) return undefined;
  const figure = find(text.value).find(({ start, end }) => start < reference.end && end > reference.start);
  if (figure?.kind !== 'count' || figure.noun === noun) return undefined;
  const meant = facts.find(({ mark }) => mark.nouns?.[0] === figure.noun);
  if (!meant || topOf(meant) === topOf(fact)) return undefined;
  return { message: `The words here count ${figure.noun}, and ${reference.source} counts ${noun}.`, meant };
}

function topOf({ path }: FactFigure): string | undefined {
  return path.split('.')[0];
}

/** "Service hours" with the hours of the store. */
function wrongScope(
  site: Site,
  _text: AuthoredText,
  fact: FactFigure,
  reference: Reference,
  levels: () => Level[],
): Mistake | undefined {
  const own = /^hours\.(\w+)/.exec(fact.path)?.[1];
  const said = own && scopeOf(levels().filter(({ name }) => name !== 'page' && name !== 'above'));
  if (!said || said === own) return undefined;
  const meant = figureIndexOf(site).byPath.get(`hours.${said}`);
  return { message: `The words here speak of ${said} hours, and ${reference.source} gives the ${own} hours.`, meant };
}

/** One vehicle's name with another's price. */
function wrongEntity(
  site: Site,
  text: AuthoredText,
  fact: FactFigure,
  reference: Reference,
  levels: () => Level[],
): Mistake | undefined {
  const entities = entitiesOf(site);
  const own = entities.of(fact.path);
  if (own === undefined || own === subjectOf(text)) return undefined;
  const collection = `${own.split('.')[0]}.`;
  const named = levels().map(({ text: around }) =>
    [...entities.named(around)].filter((path) => path.startsWith(collection)),
  );
  const inRow = otherInRow(levels(), named, own);
  if (!inRow && named.some((paths) => paths.includes(own))) return undefined;
  const other = inRow ?? named.slice(0, 4).find((paths) => paths.length > 0)?.[0] ?? subjectIn(collection, text);
  if (other === undefined) return undefined;
  const meant = figureIndexOf(site).byPath.get(sameOf(fact.path, own, other));
  // "The EV City costs $15,000, less than the flagship at $17,595": the one that is named has its own figure already.
  const beside = text.references.filter((one) => isSameSentence(text.value, one, reference));
  if (meant && beside.some((one) => factFigureOf(site, text, one) === meant)) return undefined;
  const message = `The words here speak of ${entities.nameOf(other)}, and ${reference.source} is a fact of ${entities.nameOf(own)}.`;
  return { message, meant };
}

/** The path of the same fact of another entry: `securityDeposit.utility` is the deposit of `rentals.utility`. */
function sameOf(path: string, own: string, other: string): string {
  if (path.startsWith(`${own}.`)) return other + path.slice(own.length);
  return path.slice(0, path.lastIndexOf('.') + 1) + (other.split('.')[1] ?? '');
}

/** The entry that the row of a table, or the label beside a value, is about, when the text itself names none. */
function otherInRow(levels: readonly Level[], named: readonly string[][], own: string): string | undefined {
  const at = (name: Level['name']) => named[levels.findIndex((level) => level.name === name)] ?? [];
  const [entry, ...more] = at('beside');
  return entry !== own && more.length === 0 && at('sentence').length === 0 ? entry : undefined;
}

function isSameSentence(value: string, one: Reference, other: Reference): boolean {
  const between = value.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  return !/[.!?]\s|\n/.test(between);
}

function subjectIn(collection: string, text: AuthoredText): string | undefined {
  const subject = subjectOf(text);
  return subject?.startsWith(collection) ? subject : undefined;
}
