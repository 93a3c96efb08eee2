import { holderOf } from '../facts/described-facts.ts';
import type { Reference } from '../facts/references.ts';
import { recordWith } from '../facts/subject.ts';
import { oncePer, oncePerFacts } from '../memory/once-per.ts';
import { overlap } from '../resolve/text-span.ts';
import { agrees, type Score, scoreOf, weigh } from './evidence.ts';
import { candidatesFor, type FactFigure, factFigureAt, factFiguresOf, nameOfFact, shapeOf } from './fact-figures.ts';
import { factOf, factsSaid } from './fact-path.ts';
import { vouchCommand } from './given.ts';
import type { Words } from './near.ts';
import { levels, pieceAt, sentenceAround, withoutComparisons, wordsIn, wordsNear } from './near.ts';
import { groupLevel, hasWordOf, isLeafNamed, naming, speaksOf } from './said-parts.ts';
import type { AuthoredText, Mistake, Surroundings } from './texts.ts';
import { figureFinderOf } from './vocabulary-of.ts';
import { stemOf } from './words.ts';
import { arithmetic, saysUnit, wrongFilter } from './wrong-filter.ts';

/** Finds references that contradict the words around them. `equal` has facts that the words name instead, with the same value today. */
export const judgeReferences = oncePerFacts((site: Surroundings) =>
  oncePer((text: AuthoredText) => {
    const equal = new Set<string>();
    const figures = figureFinderOf(site)(text.value);
    const mistakes = text.references.flatMap((written): Mistake[] => {
      // If a text is only a reference, the reference covers all of it.
      const isWhole = written.source === text.raw.trim();
      const reference = isWhole ? { ...written, start: 0, end: text.value.length } : written;
      const fact = factOf(site, text, reference);
      const words = text.value.slice(reference.start, reference.end);
      if (!fact || words === '' || arithmetic.test(reference.source)) return [];
      const figure = figures.find(({ numbers }) => numbers.some((span) => overlap(span, reference)));
      // A price without a filter is no figure of the text.
      const shown = figure ?? { ...fact, ...reference, kind: 'number', text: words, numbers: [], isBare: true };
      const isUnitSaid = () => wordsNear(site, text, reference).some((words) => saysUnit(words, fact));
      // A block prints a fact in its standard wording, so there is no filter to check.
      const filter = text.schema.format === 'fact' ? undefined : wrongFilter(reference, fact, shown, isUnitSaid);
      const wrong = filter ?? wrongFact(site, text, reference, fact, equal) ?? wrongColumn(site, text, reference, fact);
      const found = wrong ?? (isWhole ? undefined : zeroFigure(text, reference, fact));
      return found ? [{ ...found, start: reference.start, end: reference.end }] : [];
    });
    return { mistakes, equal };
  }),
);

/** Reports a reference where the words nearby name another fact of the same kind. */
function wrongFact(site: Surroundings, text: AuthoredText, reference: Reference, fact: FactFigure, equal: Set<string>) {
  const { start, end } = reference;
  const { path: record = '' } = recordWith(site.source, text.fact ?? '') ?? {};
  const around = wordsNear(site, text, reference);
  const isForeign = record !== '' && !fact.path.startsWith(`${record}.`);
  if (isForeign) {
    // A record that names another entry, or gives its own figure too, compares the two. Otherwise the line is a copy.
    const ours = factFigureAt(site).get(fact.path.replace(fact.entries[0] ?? fact.path, record));
    const words = wordsIn(site, levels.sentence, `${text.value.slice(0, start)} ${text.value.slice(end)}`);
    if (ours && !agrees(ours, fact) && !fact.entries.some((path) => words.entries.has(path))) {
      const said = factsSaid(site, text, { start: 0, end: text.value.length });
      const isCompared = !around[0].entries.has(record) && (said.includes(ours) || speaksOf(site, words, fact, ours));
      return isCompared ? undefined : mistaken(site, text, reference, fact, ours);
    }
  }
  // If the words name no boat, we assume the boat of the reference ("a week" is a week of that boat), and if only a boat, its week.
  const said = [...new Set(around.flatMap(({ entries }) => [...entries]))];
  const [inner, outer = ''] = fact.entries.toReversed();
  const beside = said.filter((path) => holderOf(path) === holderOf(outer));
  const open = fact.entries.filter((entry) => !said.some((path) => holderOf(path) === holderOf(entry)));
  const implied = open.flatMap((entry) => (entry === inner ? beside.map((path) => inner.replace(outer, path)) : entry));
  const implicit: Words = { level: levels.clause, entries: new Set(implied), stems: new Set(), names: 0, said: '|' };
  const near = [...around, implicit];
  const figure = fact.kind === 'count' ? { ...fact, unit: fact.nouns[0] ?? '' } : fact;
  // If the words do not name the entry of the fact, the name of another entry is enough to mean the same figure of that one.
  const isUnnamed = !naming(around)(fact);
  const isRateSaid = (per = '') => near.some(({ level, stems }) => level <= levels.label && stems.has(stemOf(per)));
  // Derived facts, such as the longest range, compete only with a derived fact. A fact with another rate competes only if the words say that rate.
  const isRated = (per?: string) =>
    per === fact.per || (!isRateSaid(fact.per) && (per === undefined || isRateSaid(per)));
  const written = candidatesFor(site, figure).filter(
    ({ isDerived, per }) => (fact.isDerived || !isDerived) && isRated(per),
  );
  const isAlike = (rival: FactFigure) => shapeOf(rival) === shapeOf(fact);
  const candidates = written.map((rival) => (isUnnamed && isAlike(rival) ? withoutLeaf(rival) : rival));
  const plain = [...withoutComparisons(site, around), implicit];
  const { nearest } = weigh({ ...fact, values: [], key: '' }, candidates, plain, plain);
  // If the words fit several facts equally well, take the one with the shape of the reference's fact, such as the most of a series.
  const named = nearest.find(isAlike) ?? nearest[0];
  const isEqual = named && named.entries.length > 0 && isAlike(named) && agrees(named, fact);
  if (isEqual) equal.add(named.path);
  if (!named || isEqual || nearest.includes(fact)) return undefined;
  // If the words name the fact of the reference too, only the author can tell which of the two is meant.
  const score = scoreOf(fact, fact, candidates, near);
  const rival = scoreOf(named, named, candidates, near);
  // A heading decides nothing if it does not say which figure of the rival is meant: below "The boat by the week" may be a deposit.
  const isOther = rival?.isSilent === 1 && !isAlike(named);
  const farthest = !isUnnamed || fact.entries.length === 0 ? levels.heading : levels.page;
  const isFarOff = rival !== undefined && rival.entry > (isOther ? levels.label : farthest);
  // "The yard has 37 boats" is not about all boats.
  const isOfAll = fact.kind === 'count' && fact.entries.length === 0 && rival?.entry === levels.clause;
  // "We come until 6 PM, an hour after the showrooms have closed" is about two desks.
  const isOfDesk = fact.kind === 'time' && [rival?.scope, rival?.leaf].includes(levels.sentence);
  if (!rival || isOfDesk || isFarOff || (score && !isOfAll && !isNearer(rival, score, record !== ''))) return undefined;
  const sentence = sentenceAround(text, reference);
  // A label or a heading does not count if the paragraph itself is about the fact's entry.
  const { start: from = 0, end: to = 0 } = pieceAt(text, start) ?? {};
  const piece = wordsIn(site, levels.sentence, `${text.value.slice(from, start)} ${text.value.slice(end, to)}`);
  const isCompared = /\bthan\s+$/.test(text.value.slice(from, start));
  if (isCompared || (rival.entry >= levels.label && speaksOf(site, piece, fact, named))) return undefined;
  // Neither does a fact of no entry: "Take the bus to {{ street }}. Call {{ phone }}."
  const entry = fact.entries.at(-1);
  const group = groupLevel(around, fact);
  const isOfGroup = rival.leaf > levels.label && group >= 0 && group <= levels.sentence;
  const isOurs = isOfGroup || fact.entries.some((path) => piece.entries.has(path));
  const isNamedShown = factsSaid(site, text, sentence).some(({ path }) => path === named.path);
  // Nor does such a number beside the phone of an entry, unless the sentence shows it: a link may show one number and dial another.
  const isTheirPhone = fact.kind === 'phone' && entry !== undefined && !isNamedShown;
  if (rival.entry === -1 && (isOurs || isTheirPhone)) return undefined;
  // If no words say which figure of the rival is meant, the name of the fact's entry in the clause is enough.
  const isInClause = fact.entries.every((path) => around[0].entries.has(path));
  if (rival.isSilent && entry && rival.entry === levels.clause && isInClause) return undefined;
  // Part of a name may be enough in the clause: "the Ketch beside it".
  if (hasWordOf(site, around[0], fact, named)) return undefined;
  // Ignore words that another reference answers (but a phone shown must be the phone dialed), and several names beyond the clause.
  const level = Math.max(rival.isSilent ? 0 : rival.leaf, rival.entry, 0);
  const several = plain.filter((words) => words.level === level && words.names > 1);
  const alike = candidates.filter((candidate) => shapeOf(candidate) === shapeOf(named));
  const isShared = several.some((words) => alike.filter(naming([words])).length > 1);
  const isFar = level > levels.clause;
  const isAnswered = isNamedShown && (isFar || fact.key === undefined);
  if (isAnswered || (isFar && isShared)) return undefined;
  return mistaken(site, text, reference, fact, named);
}

/** Reports a cell whose row or column head names another figure of the same map. Elsewhere, only for a fact of no entry, if the clause names it. */
function wrongColumn(site: Surroundings, text: AuthoredText, reference: Reference, fact: FactFigure) {
  const isCell = reference.source === text.raw.trim();
  const beside = besides(site).get(holderOf(fact.path)) ?? [];
  if ((!isCell && fact.entries.length > 0) || beside.length < 2) return undefined;
  const near = withoutComparisons(site, wordsNear(site, text, reference));
  const heads = near.filter(({ level }) => level === (isCell ? levels.label : levels.clause));
  const isAlike = ({ kind, unit }: FactFigure) => isCell || (kind === fact.kind && unit === fact.unit);
  const named = beside.find((figure) => isAlike(figure) && isLeafNamed(heads, figure));
  return named && !isLeafNamed(near, fact) ? mistaken(site, text, reference, fact, named) : undefined;
}

/** Reports a sentence that goes on as usual about a fee, a time or a count that has become 0: "For $0 we bring it." Rates such as 0% are common. */
function zeroFigure({ value, file }: AuthoredText, { start, end, path = '' }: Reference, fact: FactFigure) {
  if (fact.kind === 'percent' || fact.values.join() !== '0') return undefined;
  const size = path.replace(/Text$/, '') + (/\| count$/.test(fact.reference) ? '.size' : '');
  const message = `"${value.slice(start, end)}" is printed here, since the fact ${fact.path} is 0.`;
  const hint = `If the words fit only more, write others between {% if ${size} == 0 %} and {% else %}, or vouch for it: ${vouchCommand(file)}`;
  return { rule: 'zero-figure', message, hint, fact: fact.path };
}

const besides = oncePerFacts((site: Surroundings) => Map.groupBy(factFiguresOf(site), ({ path }) => holderOf(path)));

function mistaken(site: Surroundings, text: AuthoredText, reference: Reference, fact: FactFigure, named: FactFigure) {
  const { source, path } = reference;
  // If the unit is the same, keep the author's filters: a link, or a number in words.
  const isAlike = path === fact.path && named.kind === fact.kind && named.unit === fact.unit;
  const isKept = isAlike && source.includes(path) && !/\| count|\}\}-/.test(source + named.reference);
  const kept = isKept ? source.replace(path, named.path) : `{{ ${named.reference} }}`;
  const right = text.schema.format === 'fact' ? named.path : kept;
  return {
    rule: 'wrong-reference',
    message: `${source} is ${nameOfFact(site, fact)}, and the words here name ${nameOfFact(site, named)}.`,
    hint: `Write ${right}, or correct the words.`,
    related: [{ ...site.facts.locate(named.path), message: `${named.path} is ${named.wording}.` }],
    fact: fact.path,
  };
}

/** A copy of a fact that counts as named when its entry is named. */
function withoutLeaf(fact: FactFigure): FactFigure {
  const parts = fact.parts.map((part) =>
    part.kind === 'words' && part.path === fact.path ? { ...part, phrases: [...part.phrases, []] } : part,
  );
  return { ...fact, parts };
}

/** True if the words name the rival's entry in the sentence or a label (or a group in a heading), and that of the fact only farther away. */
function isNearer(rival: Score, score: Score, isRecord: boolean): boolean {
  // Facts without entries differ by the group that they are in. The name of a record is beside all of its texts.
  const isOfNone = rival.entry === -1 && score.entry === -1;
  const part = isOfNone ? ((['scope', 'group'] as const).find((key) => rival[key] !== score[key]) ?? 'leaf') : 'entry';
  const [theirs, ours] = [rival[part], score[part]];
  const isClose = theirs >= levels.clause && theirs <= levels.label;
  const isWithin = theirs !== levels.sentence && (ours === levels.sentence || (isRecord && ours > theirs));
  return isClose ? ours > levels.label || isWithin : isOfNone && theirs === levels.heading && ours > levels.block;
}
