import type { FactFigure } from '../facts/figure-index.ts';
import { sameFigure } from '../figures/index.ts';
import type { Site } from '../site/site.ts';
import { entitiesOf } from './entities.ts';
import type { Check } from './reference-check.ts';
import { stemsOf } from './stem.ts';
import { vocabulariesOf } from './vocabulary.ts';

/** "Weekly rental" with the price of a month, "used carts" with the fee for new ones. */
export const wrongField: Check = (site, _text, fact, reference, levels) => {
  const own = vocabulariesOf(site).get(fact);
  const all = rivalsOf(site, fact);
  if (!own || all.length === 0) return undefined;
  const around = levels();
  const closest = around.filter(({ name }) => ['clause', 'sentence', 'beside'].includes(name));
  const near = stemsOf(closest.map(({ text }) => text).join(' | '));
  const anywhere = stemsOf(around.map(({ text }) => text).join(' | '));
  const label = stemsOf(around.find(({ name }) => name === 'beside')?.text ?? '');
  const onBlock = stemsOf(around.flatMap(({ name, text }) => (name === 'page' ? [] : [text])).join(' | '));
  const entity = entitiesOf(site).of(fact.path);
  const isNear = (path: string) => closest.some(({ text }) => entitiesOf(site).named(text).has(path));
  const isEntityNear = entity !== undefined && isNear(entity);
  for (const { other, mine, theirs, shared, isSameEntry, isNamedAlike, isTellable } of all) {
    const isSaid = isTellable && theirs.every((word) => near.has(word));
    // What is labelled is about its label, whatever else the page is about.
    const words = theirs.length > 1 && theirs.every((word) => label.has(word)) ? onBlock : anywhere;
    const isSilent = mine.length > 0 && !mine.some((word) => words.has(word));
    const isAge = fact.mark.kind === 'age' && some(otherWords(site, other), near) && !some(own.other, anywhere);
    const isAbout = theirs.length > 1 || (isSameEntry && isEntityNear) || shared.some((word) => anywhere.has(word));
    const place = entity === undefined && isNamedAlike ? entitiesOf(site).of(other.path) : undefined;
    const isOfPlace = place !== undefined && isNear(place) && !mine.some((word) => near.has(word));
    if (!isAge && !isOfPlace && !(isSaid && isSilent && isAbout)) continue;
    const message = `The words here speak of ${other.path}, and ${reference.source} is ${fact.path}.`;
    return { message, meant: isSameEntry ? other : undefined };
  }
  return undefined;
};

/** A fact that can be taken for another, and the words that tell the two apart. */
interface Rival {
  other: FactFigure;
  mine: string[];
  theirs: string[];
  shared: string[];
  isSameEntry: boolean;
  isNamedAlike: boolean;
  /** True where enough words tell the two apart. */
  isTellable: boolean;
}

const rivals = new WeakMap<FactFigure, Rival[]>();

function rivalsOf(site: Site, fact: FactFigure): Rival[] {
  let found = rivals.get(fact);
  if (!found) rivals.set(fact, (found = findRivals(site, fact)));
  return found;
}

function findRivals(site: Site, fact: FactFigure): Rival[] {
  const vocabularies = vocabulariesOf(site);
  const own = vocabularies.get(fact)?.own;
  if (!own || fact.isDerived || fact.mark.kind === 'count') return [];
  const entities = entitiesOf(site);
  const entity = entities.of(fact.path);
  const hasEntry = isEntry(fact);
  const name = nameOf(fact);
  const found: Rival[] = [];
  for (const [other, words] of vocabularies) {
    if (other === fact || other.isDerived || other.mark.kind !== fact.mark.kind) continue;
    const isSameEntry = entities.of(other.path) === entity;
    if (!isSameEntry && (hasEntry || isEntry(other))) continue;
    const isNamedAlike = nameOf(other) === name;
    const theirs = [...words.own.keys()].filter((word) => !own.has(word));
    // One word may be said of something else; two, or one that tells apart what is named alike, are not.
    const isTellable = theirs.length > (isNamedAlike ? 0 : 1);
    if (!isTellable && !isNamedAlike && fact.mark.kind !== 'age') continue;
    if (isUnrelated(fact, other)) continue;
    const mine = [...own.keys()].filter((word) => !words.own.has(word));
    const shared = [...own.keys()].filter((word) => words.own.has(word));
    found.push({ other, mine, theirs, shared, isSameEntry, isNamedAlike, isTellable });
  }
  return found;
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

function otherWords(site: Site, fact: FactFigure): ReadonlyMap<string, number> {
  return vocabulariesOf(site).get(fact)?.other ?? new Map();
}

function some(words: ReadonlyMap<string, number>, stems: ReadonlySet<string>): boolean {
  return [...words.keys()].some((word) => stems.has(word));
}

function isUnrelated(one: FactFigure, other: FactFigure): boolean {
  const [a, b] = [one.figures[0], other.figures[0]];
  return !a || !b || sameFigure(a, b) === 'unrelated';
}
