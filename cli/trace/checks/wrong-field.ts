import type { FactFigure } from '../../facts/figure-index.ts';
import { sameFigure } from '../../figures/index.ts';
import { oncePer } from '../../memory/once-per.ts';
import type { Site } from '../../site/site.ts';
import { entitiesOf } from '../entities.ts';
import { groupOf, isToldBeside, isToldOfBrother, pathsBeside, refersTo } from '../fact-path.ts';
import { tellsAnother, withoutOthers } from '../manner-of-speaking.ts';
import { stemReaderOf } from '../stem.ts';
import { saidBy } from '../surroundings.ts';
import { vocabulariesOf } from '../vocabulary.ts';
import type { Check } from './check.ts';

/** "Weekly rental" with the price of a month, "used carts" with the fee for new ones. */
export const wrongField: Check = ({ site, text, fact, reference, levels }) => {
  if (!fact || tellsAnother(text.value.slice(0, reference.start))) return undefined;
  const own = vocabulariesOf(site).get(fact);
  const all = rivalsOf(site)(fact);
  if (!own || all.length === 0) return undefined;
  const around = withoutOthers(levels());
  const closest = around.filter(({ name }) => ['clause', 'sentence', 'beside'].includes(name));
  const near = saidBy(site, closest);
  const inClause = saidBy(
    site,
    closest.filter(({ name }) => name === 'clause'),
  );
  // "Three days" says itself that it is no week.
  const printed = stemReaderOf(site)(text.value.slice(reference.start, reference.end));
  const inSentence = saidBy(
    site,
    closest.filter(({ name }) => name !== 'beside'),
  );
  const anywhere = saidBy(site, around);
  const label = saidBy(
    site,
    around.filter(({ name }) => name === 'beside'),
  );
  const onBlock = saidBy(
    site,
    around.filter(({ name }) => name !== 'page'),
  );
  const entity = entitiesOf(site).of(fact.path);
  const isNear = (path: string) => closest.some(({ text }) => entitiesOf(site).named(text).has(path));
  const isEntityNear = entity !== undefined && isNear(entity);
  for (const { other, mine, theirs, shared, isSameEntry, isNamedAlike, isBeside, isTellable } of all) {
    // Nearly always nothing speaks of the other.
    const mayBePlace = entity === undefined && isNamedAlike;
    if (fact.mark.kind !== 'age' && !mayBePlace && !theirs.some(anywhere)) continue;
    const isBesideIt = text.references.length > 1 && refersTo(site, text, other);
    // What has its own figure in the same text must be spoken of nearer: "an ordinary one within ..., an urgent one within ...".
    const isSaidNear = isTellable && theirs.every(isBesideIt ? inClause : near);
    // A number that a block shows without words is what its own labels say.
    const isMostlyNear = theirs.filter(near).length >= (isNamedAlike ? Number(text.value === '') : 2);
    const isSaidAround = !isBesideIt && theirs.length > 0 && isMostlyNear && theirs.every(anywhere);
    const isSaid = isSaidNear || isSaidAround;
    // What is labelled is about its label, whatever else the page is about; and of two that are named alike the nearer words tell.
    const called = [...stemReaderOf(site)(other.path.split('.').at(-1) ?? '')].filter((word) => word !== 'fee');
    const isCalled = called.length > 1 && called.every(label) && !mine.some(label);
    const isLabelled = isCalled || (theirs.length > 1 && theirs.every(label));
    const words = isSaidNear && isNamedAlike ? near : isLabelled ? onBlock : anywhere;
    // "Until" speaks of the end, as "closes" does.
    const isSynonymSaid = [...own.other.keys()].some((word) => fact.mark.kind === 'time' && inClause(word));
    const isSilent = mine.length > 0 && !isSynonymSaid && !mine.some((word) => words(word) || printed.has(word));
    const isAge = fact.mark.kind === 'age' && some(otherWords(site, other), inSentence) && !some(own.other, inSentence);
    const isAbout =
      isBeside ||
      (isNamedAlike && entity === undefined) ||
      theirs.length > 1 ||
      (isSameEntry && isEntityNear) ||
      shared.some(anywhere);
    const place = entity === undefined && isNamedAlike ? entitiesOf(site).of(other.path) : undefined;
    const isOfPlace = place !== undefined && isNear(place) && !mine.some(near);
    if (!isAge && !isOfPlace && !(isSaid && isSilent && isAbout)) continue;
    const beside = pathsBeside(site, text, reference);
    if (isToldBeside(beside, fact.path, other.path) || isToldOfBrother(site, beside, other.path, isNear)) continue;
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
  /** True for two of one list: answers to urgent and to general feedback. */
  isBeside: boolean;
  /** True where enough words tell the two apart. */
  isTellable: boolean;
}

const rivalsOf = oncePer((site: Site) => oncePer((fact: FactFigure) => findRivals(site, fact)));

/** A fact as it is compared with all others of its kind. */
interface Candidate {
  fact: FactFigure;
  words: ReadonlySet<string>;
  entity: string | undefined;
  isEntry: boolean;
  name: string | undefined;
}

const candidatesOf = oncePer((site: Site): ReadonlyMap<string, Candidate[]> => {
  const candidates = [...vocabulariesOf(site)]
    .filter(([fact]) => !fact.isDerived)
    .map(([fact, { own }]) => ({
      fact,
      words: new Set(own.keys()),
      entity: entitiesOf(site).of(fact.path),
      isEntry: isEntry(fact),
      name: nameOf(fact),
    }));
  return Map.groupBy(candidates, ({ fact }) => fact.mark.kind);
});

function findRivals(site: Site, fact: FactFigure): Rival[] {
  if (fact.isDerived || fact.mark.kind === 'count') return [];
  const candidates = candidatesOf(site).get(fact.mark.kind) ?? [];
  const self = candidates.find((one) => one.fact === fact);
  if (!self) return [];
  const found: Rival[] = [];
  for (const { fact: other, words, ...its } of candidates) {
    if (other === fact) continue;
    const isSameEntry = its.entity === self.entity;
    if (!isSameEntry && (self.isEntry || its.isEntry)) continue;
    const isNamedAlike = its.name === self.name;
    const isBeside = isNamedAlike && groupOf(other.path) === groupOf(fact.path);
    const theirs = [...words.difference(self.words)];
    // One word may be said of something else; two, or one that tells apart what is named alike, are not.
    const isTellable = theirs.length > (isNamedAlike ? 0 : 1);
    if (!isTellable && !isNamedAlike && fact.mark.kind !== 'age') continue;
    if (isUnrelated(fact, other) || fact.mark.unit !== other.mark.unit) continue;
    const mine = [...self.words.difference(words)];
    const shared = [...self.words.intersection(words)];
    found.push({ other, mine, theirs, shared, isSameEntry, isNamedAlike, isBeside, isTellable });
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

function some(words: ReadonlyMap<string, number>, isSaid: (word: string) => boolean): boolean {
  return [...words.keys()].some(isSaid);
}

function isUnrelated(one: FactFigure, other: FactFigure): boolean {
  // Scopes of opening hours have a check of their own.
  const [scope, otherScope] = [one, other].map(({ path }) => /^hours\.\w+/.exec(path)?.[0]);
  if (scope !== otherScope) return true;
  const [a, b] = [one.figures[0], other.figures[0]];
  // A fee per hour may stand in the row of one that is asked once.
  if (one.mark.kind === 'money') return false;
  return !a || !b || sameFigure(a, b) === 'unrelated';
}
