import { type FactFigure, figureIndexOf } from '../facts/figure-index.ts';
import type { Reference } from '../facts/template.ts';
import { sameFigure } from '../figures/index.ts';
import type { Finding } from '../finding.ts';
import type { Resolved, Site } from '../site/site.ts';
import { type AuthoredText, authoredTexts, subjectOf } from './authored-text.ts';
import { type ContradictionRule, ruleOf } from './domain.ts';
import { entitiesOf } from './entities.ts';
import { factFigureOf } from './fact-path.ts';
import { scopeOf } from './judge-hours.ts';
import { relatedTo } from './judgement.ts';
import { referenceIn } from './replacement.ts';
import { stemsOf } from './stem.ts';
import { type Level, surroundingsOf } from './surroundings.ts';
import { vocabulariesOf } from './vocabulary.ts';

/** A reference to another fact than the one that the words around it speak of. */
export interface WrongReference {
  rule: ContradictionRule;
  finding: Omit<Finding, 'rule'>;
}

/** What a reference should have named, if that is known. */
interface Mistake {
  message: string;
  meant?: FactFigure | undefined;
}

type Check = (
  site: Site,
  text: AuthoredText,
  fact: FactFigure,
  reference: Reference,
  levels: Level[],
) => Mistake | undefined;

const checks: readonly Check[] = [wrongFilter, wrongCount, wrongScope, wrongEntity, wrongField, wrongPair];
const found = new WeakMap<Site, WrongReference[]>();

/** Every reference that stands where the words around it say something else; only where they leave no doubt. */
export function wrongReferences(site: Site): WrongReference[] {
  let all = found.get(site);
  if (!all) found.set(site, (all = find(site)));
  return all;
}

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
  const levels = surroundingsOf(site, text, reference.start, end);
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

/** A link to call that shows one number and dials another. */
function wrongPair(site: Site, text: AuthoredText, fact: FactFigure, reference: Reference): Mistake | undefined {
  if (fact.mark.kind !== 'phone' || !['tel', 'sms'].includes(reference.filters.at(-1) ?? '')) return undefined;
  const shown = shownPhones(site, text, reference);
  const [other] = shown;
  if (!other || shown.includes(fact)) return undefined;
  return { message: `The link shows the number ${other.path} and dials ${fact.path}.`, meant: other };
}

/** The numbers that are shown for a link to call: in the words of a Markdown link, or beside a link of a block. */
function shownPhones(site: Site, text: AuthoredText, reference: Reference): FactFigure[] {
  const at = text.raw.indexOf(reference.source);
  const words = /\[([^\]]*)\]\($/.exec(text.raw.slice(0, at))?.[1];
  const { resolved, pointer } = text;
  const beside = (other: Resolved['texts'][number]) =>
    pointer !== undefined &&
    other.pointer.length === pointer.length &&
    other.pointer.slice(0, -1).join('/') === pointer.slice(0, -1).join('/');
  const references =
    words === undefined
      ? (resolved?.texts ?? []).filter(beside).flatMap((other) => other.references)
      : text.references.filter(({ source }) => words.includes(source));
  return references
    .filter(({ filters }) => filters.at(-1) === 'phone')
    .map((shown) => factFigureOf(site, text, shown))
    .filter((fact) => fact !== undefined);
}

/** "Service hours" with the hours of the store. */
function wrongScope(
  site: Site,
  _text: AuthoredText,
  fact: FactFigure,
  reference: Reference,
  levels: Level[],
): Mistake | undefined {
  const own = /^hours\.(\w+)/.exec(fact.path)?.[1];
  const said = own && scopeOf(levels.filter(({ name }) => name !== 'page' && name !== 'above'));
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
  levels: Level[],
): Mistake | undefined {
  const entities = entitiesOf(site);
  const own = entities.of(fact.path);
  if (own === undefined || own === subjectOf(text)) return undefined;
  const collection = `${own.split('.')[0]}.`;
  const named = levels.map(({ text: around }) =>
    [...entities.named(around)].filter((path) => path.startsWith(collection)),
  );
  if (named.some((paths) => paths.includes(own))) return undefined;
  const other = named.slice(0, 4).find((paths) => paths.length > 0)?.[0] ?? subjectIn(collection, text);
  if (other === undefined) return undefined;
  const meant = figureIndexOf(site).byPath.get(fact.path.replace(own, other));
  const message = `The words here speak of ${entities.nameOf(other)}, and ${reference.source} is a fact of ${entities.nameOf(own)}.`;
  return { message, meant };
}

function subjectIn(collection: string, text: AuthoredText): string | undefined {
  const subject = subjectOf(text);
  return subject?.startsWith(collection) ? subject : undefined;
}

/** "Weekly rental" with the price of a month, "used carts" with the fee for new ones. */
function wrongField(
  site: Site,
  _text: AuthoredText,
  fact: FactFigure,
  reference: Reference,
  levels: Level[],
): Mistake | undefined {
  const vocabularies = vocabulariesOf(site);
  const own = vocabularies.get(fact);
  if (!own || fact.isDerived) return undefined;
  const entities = entitiesOf(site);
  const near = stemsOf(
    levels
      .filter(({ name }) => ['clause', 'sentence', 'beside'].includes(name))
      .map(({ text }) => text)
      .join(' | '),
  );
  const anywhere = stemsOf(levels.map(({ text }) => text).join(' | '));
  for (const [other, words] of vocabularies) {
    if (other === fact || other.isDerived || other.mark.kind !== fact.mark.kind || fact.mark.kind === 'count') continue;
    const isSameEntry = entities.of(other.path) === entities.of(fact.path);
    if ((!isSameEntry && (isEntry(other) || isEntry(fact))) || isUnrelated(fact, other)) continue;
    const mine = [...own.own.keys()].filter((word) => !words.own.has(word));
    const theirs = [...words.own.keys()].filter((word) => !own.own.has(word));
    const shared = [...own.own.keys()].filter((word) => words.own.has(word));
    // One word may be said of something else; two, or one that tells apart what is named alike, are not.
    const isEnough = theirs.length > (nameOf(other) === nameOf(fact) ? 0 : 1);
    const isSaid = isEnough && theirs.every((word) => near.has(word));
    const isSilent = mine.length > 0 && !mine.some((word) => anywhere.has(word));
    const isAge = fact.mark.kind === 'age' && some(words.other, near) && !some(own.other, anywhere);
    if (!isAge && !(isSaid && isSilent && (theirs.length > 1 || shared.some((word) => anywhere.has(word))))) continue;
    const message = `The words here speak of ${other.path}, and ${reference.source} is ${fact.path}.`;
    return { message, meant: isSameEntry ? other : undefined };
  }
  return undefined;
}

/** `freeMiles` of the free miles of rentals as well as of a showroom. */
function nameOf({ path }: FactFigure): string | undefined {
  const steps = path.split('.');
  return steps.findLast((step) => /[a-z][A-Z]/.test(step)) ?? steps.at(-1);
}

/** A fact of one vehicle, plan or place, and not of all. */
function isEntry({ path }: FactFigure): boolean {
  return /^(vehicles|series|brands|rentals|showrooms)\./.test(path);
}

function some(words: ReadonlyMap<string, number>, stems: ReadonlySet<string>): boolean {
  return [...words.keys()].some((word) => stems.has(word));
}

function isUnrelated(one: FactFigure, other: FactFigure): boolean {
  const [a, b] = [one.figures[0], other.figures[0]];
  return !a || !b || sameFigure(a, b) === 'unrelated';
}
