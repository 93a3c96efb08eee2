import type { Reference } from '../facts/references.ts';
import { oncePer, oncePerFacts } from '../memory/once-per.ts';
import { overlap, type Span } from '../resolve/text-span.ts';
import { agrees, type Score, scoreOf, weigh } from './evidence.ts';
import { candidatesFor, type FactFigure, factFigureAt, factFiguresOf, nameOfFact, shapeOf } from './fact-figures.ts';
import { factOf, holderOf } from './fact-path.ts';
import {
  clauseAround,
  levels,
  pieceAt,
  sentenceAround,
  type Words,
  withoutComparisons,
  wordsIn,
  wordsNear,
} from './near.ts';
import { isGroupNamed, isLeafNamed, naming, speaksOf } from './said-parts.ts';
import type { AuthoredText, Mistake, Surroundings } from './texts.ts';
import { figureFinderOf } from './vocabulary-of.ts';
import { stemOf } from './words.ts';
import { arithmetic, wrongFilter } from './wrong-filter.ts';

/**
 * The references of a text that say something else than the words around them; and the paths of facts that the words name instead, with the
 * same value, as long as they have it.
 */
export const judgeReferences = oncePerFacts((site: Surroundings) =>
  oncePer((text: AuthoredText) => {
    const equal = new Set<string>();
    const figures = figureFinderOf(site)(text.value);
    const mistakes = text.references.flatMap((written): Mistake[] => {
      const reference = placed(text, written);
      const fact = factOf(site, text, reference);
      if (!fact || reference.end <= reference.start || arithmetic.test(reference.source)) return [];
      const shown = figures.find(({ numbers }) => numbers.some((span) => overlap(span, reference)));
      // A block prints the fact that it takes as that figure.
      const filter = text.schema.format === 'fact' ? undefined : shown && wrongFilter(reference, fact, shown);
      const found = filter ?? wrongFact(site, text, reference, fact, equal) ?? wrongColumn(site, text, reference, fact);
      return found ? [{ ...found, start: reference.start, end: reference.end }] : [];
    });
    return { mistakes, equal };
  }),
);

type Found = Omit<Mistake, 'start' | 'end'>;

/** Near words that name another fact of the same kind, and not the one that is referred to. */
function wrongFact(
  site: Surroundings,
  text: AuthoredText,
  reference: Reference,
  fact: FactFigure,
  equal: Set<string>,
): Found | undefined {
  const { start, end } = reference;
  const record = text.fact?.split('.').slice(0, 2).join('.') ?? '';
  if (site.source.records.has(record) && !fact.path.startsWith(`${record}.`)) {
    // It compares itself with another if it names anything else, or gives its own figure as well. If not, the line is a copy.
    const ours = factFigureAt(site).get(fact.path.replace(fact.entries[0] ?? fact.path, record));
    const words = wordsIn(site, levels.sentence, text.value);
    if (!ours || agrees(ours, fact) || [...words.entries].some((path) => path !== record)) return undefined;
    const said = factsSaid(site, text, { start: 0, end: text.value.length });
    return said.includes(ours) || speaksOf(site, words, fact, ours)
      ? undefined
      : mistaken(site, text, reference, fact, ours);
  }
  const around = wordsNear(site, text, start, end);
  // Where the words name no boat at all, "a week" is a week of the boat that the reference is about; where they name no plan, that of the
  // boat that they name is the one that the reference is to.
  const holdersIn = (words: readonly Words[]) => new Set(words.flatMap(({ entries }) => [...entries].map(holderOf)));
  const [holders, close] = [holdersIn(around), holdersIn(around.filter(({ level }) => level <= levels.label))];
  const [outer = '', ...inner] = fact.entries;
  const siblings = around.flatMap(({ entries }) => [...entries]).filter((at) => holderOf(at) === holderOf(outer));
  const theirs = inner.flatMap((entry) => siblings.map((at) => entry.replace(outer, at)));
  const implied = new Set([
    ...fact.entries.slice(0, -1).filter((entry) => !holders.has(holderOf(entry))),
    ...theirs.filter((entry) => !close.has(holderOf(entry))),
  ]);
  const unsaid: Words = { level: levels.clause, entries: implied, stems: new Set(), names: 0, said: '|' };
  const near = [...around, unsaid];
  const figure = fact.kind === 'count' ? { ...fact, unit: fact.nouns[0] ?? '' } : fact;
  // Where the fact is of an entry that is not named, the same figure of another needs no more than its name.
  const isUnnamed = !naming(around)(fact) || !isGroupNamed(around, fact);
  const beside = near.filter(({ level }) => level === levels.clause || level === levels.label);
  const isAlike = (rival: FactFigure) => shapeOf(rival) === shapeOf(fact) && isGroupNamed(beside, rival);
  const rate = stemOf(fact.per ?? '');
  const isRateSaid = near.some(({ level, stems }) => level <= levels.label && stems.has(rate));
  // "Range" may be the longest of a series or that of any boat in it; a price by the month competes with others by the month.
  const written = candidatesFor(site, figure).filter(
    ({ isDerived, per }) => (fact.isDerived || !isDerived) && (!isRateSaid || per === fact.per),
  );
  const candidates = written.map((rival) => (isUnnamed && isAlike(rival) ? withoutLeaf(rival) : rival));
  const plain = [...withoutComparisons(site, around), unsaid];
  const { nearest } = weigh({ ...fact, values: [], key: '' }, candidates, plain, plain);
  // "Carries up to" asks for the most of a series, as the reference does: of facts that are named alike, the one of its shape is meant.
  const named = nearest.find((rival) => shapeOf(rival) === shapeOf(fact)) ?? nearest[0];
  const isEqual = named && named.entries.length > 0 && shapeOf(named) === shapeOf(fact) && agrees(named, fact);
  if (isEqual) equal.add(named.path);
  if (!named || isEqual || nearest.includes(fact)) return undefined;
  // What the reference says is named as well: only the author can say which of the two is meant.
  const score = scoreOf(fact, fact, candidates, near);
  const rival = scoreOf(named, named, candidates, near);
  const isFarOff = rival !== undefined && rival.entry > levels.heading && (!isUnnamed || fact.entries.length === 0);
  // "The yard has 37 boats" is not about all boats.
  const isOfAll = fact.kind === 'count' && fact.entries.length === 0 && rival?.entry === levels.clause;
  if (!rival || isFarOff || (score && !isOfAll && !isNearer(rival, score))) return undefined;
  const sentence = sentenceAround(text, start, end);
  const facts = factsSaid(site, text, sentence);
  // A label or a heading stands back where the paragraph itself speaks of the fact's entry.
  const { start: from = 0, end: to = 0 } = pieceAt(text, start) ?? {};
  const piece = wordsIn(site, levels.sentence, `${text.value.slice(from, start)} ${text.value.slice(end, to)}`);
  const isCompared = /\bthan\s+$/.test(text.value.slice(from, start));
  if (rival.entry >= levels.label && (isCompared || speaksOf(site, piece, fact, named))) return undefined;
  // Words that another reference answers decide nothing, but a phone shown must be the phone dialed. Nor do several names beyond the clause.
  const level = Math.max(rival.isSilent ? 0 : rival.leaf, rival.entry, 0);
  const several = plain.filter((words) => words.level === level && words.names > 1);
  const alike = candidates.filter((candidate) => shapeOf(candidate) === shapeOf(named));
  const isShared = several.some((words) => alike.filter(naming([words])).length > 1);
  const isFar = level > levels.clause;
  const isAnswered = facts.some(({ path }) => path === named.path) && (isFar || fact.key === undefined);
  // Where its clause has another figure of the same entry, what the other clauses name is about something else.
  const accompanying = factsSaid(site, text, clauseAround(text.value, sentence, start, end));
  const entry = fact.entries.at(-1);
  const isAccompanied =
    entry && accompanying.some(({ path, entries }) => path !== fact.path && entries.at(-1) === entry);
  if (isAnswered || (isFar && (isShared || isAccompanied))) return undefined;
  return mistaken(site, text, reference, fact, named);
}

/** Another figure of the same map that the head of a row or a column names over a cell, or the clause of a figure that is of no entry. */
function wrongColumn(site: Surroundings, text: AuthoredText, reference: Reference, fact: FactFigure) {
  const isCell = reference.source === text.raw.trim();
  const beside = besides(site).get(holderOf(fact.path)) ?? [];
  if (isCell === (fact.entries.length === 0) || beside.length < 2) return undefined;
  const near = withoutComparisons(site, wordsNear(site, text, reference.start, reference.end));
  const heads = near.filter(({ level }) => level === (isCell ? levels.label : levels.clause));
  const isAlike = ({ kind, unit }: FactFigure) => isCell || (kind === fact.kind && unit === fact.unit);
  const named = beside.find((figure) => isAlike(figure) && isLeafNamed(heads, figure));
  return named && !isLeafNamed(near, fact) ? mistaken(site, text, reference, fact, named) : undefined;
}

const besides = oncePerFacts((site: Surroundings) => Map.groupBy(factFiguresOf(site), ({ path }) => holderOf(path)));

function mistaken(
  site: Surroundings,
  { schema }: AuthoredText,
  { source, path, filters }: Reference,
  fact: FactFigure,
  named: FactFigure,
): Found {
  // A figure of the same unit is worded as the author words it: as a link, in words.
  const isAlike = path === fact.path && named.kind === fact.kind && named.unit === fact.unit;
  const isKept = isAlike && filters.length > 0 && source.includes(path) && !/\| count/.test(source + named.reference);
  const kept = isKept ? source.replace(path, named.path) : `{{ ${named.reference} }}`;
  const right = schema.format === 'fact' ? named.path : kept;
  return {
    rule: 'wrong-reference',
    message: `${source} is ${nameOfFact(site, fact)}, and the words here name ${nameOfFact(site, named)}.`,
    hint: `Write ${right}, or correct the words.`,
    related: [{ ...site.facts.locate(named.path), message: `${named.path} is ${named.wording}.` }],
    fact: fact.path,
  };
}

/** A fact of which nobody needs to say what it is, only whose. */
function withoutLeaf(fact: FactFigure): FactFigure {
  const parts = fact.parts.map((part) =>
    part.kind === 'words' && part.path === fact.path ? { ...part, phrases: [...part.phrases, []] } : part,
  );
  return { ...fact, parts };
}

/** True where one of two facts has its entry named in the sentence or its label, and the entry of the other is only what the page is about. */
function isNearer(rival: Score, score: Score): boolean {
  // Facts without entries are told apart by what they are grouped under.
  const isOfNone = rival.entry === -1 && score.entry === -1;
  const [theirs, ours] = isOfNone ? [rival.group, score.group] : [rival.entry, score.entry];
  const isClose = theirs === levels.clause || theirs === levels.label;
  return isClose
    ? ours === levels.sentence || ours > levels.label
    : theirs === levels.sentence && ours > levels.heading;
}

export function factsSaid(site: Surroundings, text: AuthoredText, { start, end }: Span): FactFigure[] {
  const within = text.references.filter((reference) => reference.start >= start && reference.end <= end);
  return within.flatMap((reference) => factOf(site, text, reference) ?? []);
}

/** A reference that is the whole of a text stands in all of it. */
function placed({ raw, value }: AuthoredText, reference: Reference): Reference {
  return reference.source === raw.trim() ? { ...reference, start: 0, end: value.length } : reference;
}
