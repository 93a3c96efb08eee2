import { months } from '../facts/filters.ts';
import type { FactFigure } from './fact-figures.ts';
import { isSameQuantity, type Quantity } from './figure.ts';
import { isSameDate } from './lexer/dates.ts';
import { isSameHours } from './lexer/hours.ts';
import { levels, type Words } from './near.ts';
import { isAlone, isSubject, mentionedIn, naming, nearest, unsaid } from './said-parts.ts';
import { stemOf } from './words.ts';

export type Evidence = ReturnType<typeof weigh>;

/** How closely the words name a fact, key by key; smaller is closer. A level is -1 if there is nothing to name. Counts are negative. */
const keys = ['isSilent', 'leaf', 'words', 'isOfNone', 'entry', 'scope', 'group', 'parts', 'isDerived'] as const;
export type Score = Readonly<Record<(typeof keys)[number], number>>;

/** True if a typed figure says the same as the fact. A bare number is in the unit of its column. */
export function agrees(figure: Quantity, fact: Quantity): boolean {
  if (figure.kind === 'date') return isSameDate(figure.key ?? '', fact.key ?? '');
  if (figure.kind === 'hours') return isSameHours(figure.key ?? '', fact.key ?? '');
  return isSameQuantity(figure.kind === 'number' ? { ...fact, values: figure.values } : figure, fact);
}

/**
 * What the words near a figure say about the candidates: the one fact that they name, if it is clear, the facts that they may mean, and
 * which of those they name most closely.
 * @param plain the words without those that only compare the figure with something else
 */
export function weigh(
  figure: Quantity,
  candidates: readonly FactFigure[],
  near: readonly Words[],
  plain: readonly Words[],
) {
  // A text may give hours in days if they agree. If both the unit and the value differ, it is about something else. A reference has no value.
  const isOfAny = figure.kind === 'number' || figure.kind === 'count' || figure.values.length === 0;
  const isAlike = (fact: FactFigure) => isOfAny || figure.unit === fact.unit || agrees(figure, fact);
  const alike = candidates.filter(naming(near)).filter(isAlike);
  const scored = alike
    .flatMap((fact) => {
      const score = scoreOf(figure, fact, candidates, near);
      return score ? [{ fact, score }] : [];
    })
    .sort((a, b) => compare(a.score, b.score));
  const possible = scored.map(({ fact }) => fact);
  const mentioned = () => mentionedIn(near, candidates.filter(isAlike));
  const [first] = scored;
  if (!first) return { named: undefined, possible, nearest: [], mentioned };
  const nearest = scored.filter(({ score }) => compare(score, first.score) === 0).map(({ fact }) => fact);
  // The figure is the value of another fact that the words also name: only the author can tell which of the two is meant.
  // Of facts without an entry, it has to be named as fully: hours of another desk or day are not meant.
  const isFull = ({ parts }: Score) => first.score.entry >= 0 || parts <= first.score.parts;
  const isClose = (score: Score) => Math.max(score.leaf, score.entry) <= levels.heading && isFull(score);
  const hasRival = !agrees(figure, first.fact) && scored.some((hit) => isClose(hit.score) && agrees(figure, hit.fact));
  const isNamed = nearest.length === 1 && !hasRival && isCertain(figure, first, candidates, near, plain);
  return { named: isNamed ? first.fact : undefined, possible, nearest, mentioned };
}

/** True if the words leave no doubt that the figure is this fact, which they name most closely. */
function isCertain(
  figure: Quantity,
  { fact, score }: { fact: FactFigure; score: Score },
  candidates: readonly FactFigure[],
  near: readonly Words[],
  plain: readonly Words[],
): boolean {
  // The words have to name it just as closely without the comparisons.
  const apart = scoreOf(figure, fact, candidates, plain);
  if (apart === undefined || compare(score, apart) !== 0) return false;
  // A boat in the title of the page is not enough: the page is about more than that.
  if (score.entry >= levels.page && !isSubject(near, fact)) return false;
  // Without words for it, an age is anybody's, and a value far from the fact's is something else. So is "$500 off the price", but not "$0".
  const [least = 0, greatest = 0] = [figure.values[0] ?? 0, fact.values[0] ?? 0].sort((a, b) => a - b);
  const isFar = fact.entries.length === 0 && score.leaf === levels.sentence;
  const isSaid = !score.isSilent && !isFar && score.leaf <= levels.label && figure.values.length <= fact.values.length;
  const isUnlike = greatest > (score.isSilent ? 1.5 : isSaid ? 5 : 3) * least;
  if (isSaid ? isUnlike && fact.entries.length > 0 && least > 0 : isUnlike || figure.kind === 'age') return false;
  const clause = near[0]?.said ?? '';
  // "24/7 support" is not about opening hours, nor is a visit "from 10 AM to noon" below a heading that names a desk.
  const isVague = figure.key === 'always' || (figure.kind === 'hours' && score.leaf > levels.label);
  if (isVague && !near.some(({ level, said }) => level <= levels.heading && /\b(?:open|hours)\b/i.test(said)))
    return false;
  if (agrees(figure, fact)) return true;
  // "$120 for two hours of labor" may be a total if our labor is by the hour, and so may "$90 a night" if our boat has no price by the night.
  const isRated = near.some(({ level, said }) => level <= levels.label && RegExp(`\\b${fact.per}\\b`, 'i').test(said));
  const isTotal = figure.per === undefined && fact.per !== undefined && !isRated;
  const isElse = figure.per !== undefined && fact.per === undefined && score.entry > levels.clause;
  // "April 18, 11 AM to 2 PM" is about that day, and "the roads close at 8 AM, so your delivery comes later" is about no desk of ours.
  const isAnyDesk = figure.kind === 'time' && [unsaid, levels.sentence].includes(score.scope) && score.group !== unsaid;
  // If no word says which figure it is, a price is clear only in a sentence (a column of prices may be about used boats), and any other
  // figure only beside a label ("the Sloop weighs 900 pounds" is not about its load).
  const isUnsaid = score.isSilent === 1 && (figure.kind === 'money') === (score.entry === levels.label);
  const isDated = near.some(({ level, said }) => level <= levels.label && dated.test(said));
  const isOfSeveral = score.entry === levels.sentence && (near[1]?.names ?? 0) > 1;
  if (isTotal || isElse || isAnyDesk || isUnsaid || isOfSeveral || isDated || isRound.test(clause)) return false;
  // A street without a word of ours may be anybody's. A number after "call us" can only be ours, and one close to ours is likely a typo.
  const [street, ours] = [figure, fact].map(({ key }) => key?.split(/,? /) ?? []);
  if (figure.unit === 'street' && !street?.some((word) => ours?.includes(word))) return false;
  if (figure.kind !== 'phone' || /\b(?:call|dial|phone|text|reach) us(?: at| on)?\s*\|/i.test(clause)) return true;
  const isOfRival = score.entry < 0 && candidates.some((rival) => agrees(figure, rival));
  return !isOfRival && [...(figure.key ?? '')].filter((sign, at) => sign !== fact.key?.[at]).length < 3;
}

/** A day or a year, such as "April 18" or "2019", or a time that is over. */
const dated = new RegExp(`\\b(?:(?:${months.join('|')}) \\d|(?:19|20)\\d\\d\\b|used to\\b)`);

/** "About 45 miles" is not exact, "of every ten customers" is a share, and "her 18 years in the business" are not ours. */
const isRound = /\b(?:about|around|roughly|nearly|almost|every|her|his|my|their)\s*\|/i;

/** Kinds that are clear from the figure alone: nobody needs to say "phone" beside a phone number. */
const selfEvident = new Set(['phone', 'email', 'address']);
/** Words that make a count the total: "all 25 schools", "our two boats", but not "three schools all day" or "our teachers have two boats". */
const all = /^[^|]*\b(?:(?:all|every)\b(?:\s+\S+){0,2}|our)\s*\|/i;
const atLeast = /\b(?:at least|over)\s*\|/i;

/** How closely the words name each part of a fact; undefined if they do not name a part that they must. */
export function scoreOf(
  figure: Quantity,
  fact: FactFigure,
  candidates: readonly FactFigure[],
  near: readonly Words[],
): Score | undefined {
  if (!naming(near)(fact)) return undefined;
  const parts = fact.parts.map((part) => ({ part, ...nearest(part, near) }));
  const leaf = parts.findLast(({ part }) => part.kind === 'words');
  const outer = parts.filter((step) => step !== leaf && (step.part.kind === 'words' || step.part.path.includes('.')));
  const entries = outer.filter(({ part }) => part.kind === 'entry');
  const groups = outer.filter(({ part }) => part.kind === 'words');
  // The words need not name outer maps ("return policy") if it is clear without them, and not just from a heading or the page.
  const isPlain = outer.some(
    ({ part, level, said }) =>
      part.path.includes('.') &&
      ((leaf?.level ?? unsaid) <= levels.label || part.kind === 'entry' || level <= levels.heading) &&
      said.some((stem) => !leaf?.said.includes(stem)),
  );
  const isEvident = selfEvident.has(figure.kind);
  const dotted = groups.filter(({ part }) => part.path.includes('.'));
  // "Overhead clearance" says by itself which fact it is, and hours are clear from the figure.
  const isWhole = leaf?.level === levels.clause && leaf.said.length > 1 && isAlone(fact, leaf.said, candidates);
  const isFree = isEvident || isWhole || figure.kind === 'hours';
  const isSaid = ({ level }: { level: number }) => level !== unsaid;
  if (!isFree && !(isPlain ? dotted.length === 0 || dotted.some(isSaid) : groups.every(isSaid))) return undefined;
  const entryLevel = Math.max(-1, ...entries.map(({ level }) => level));
  // "Two boats" does not contradict a larger total, and neither does "60 boats of Sloop and Ketch"; "our two boats" does.
  const isBeside = entryLevel === levels.label || (entryLevel <= levels.clause && (near[1]?.names ?? 0) < 2);
  const isPart = entries.length > 0 ? !isBeside && !isSubject(near, fact) : outer.length === 0 && !agrees(figure, fact);
  const clause = near[0]?.said ?? '';
  if (figure.kind === 'count' && (isPart || atLeast.test(clause)) && !all.test(clause)) return undefined;
  const leafLevel = isEvident ? levels.clause : (leaf?.level ?? unsaid);
  // "A mile" says what a fee is for, not which fee it is.
  const isRate = leaf?.said.length === 1 && leaf.said[0] === stemOf(fact.per ?? '');
  const isExplicit = figure.kind === 'age' || (leafLevel <= levels.heading && !isRate);
  if (!isExplicit && !isSole(figure, fact, candidates, entryLevel)) return undefined;
  const isOfNone = entries.length > 0 && entryLevel <= levels.heading ? 0 : 1;
  const words = isExplicit && !isEvident ? -(leaf?.said.length ?? 0) : 0;
  const closest = { isSilent: isExplicit ? 0 : 1, leaf: isExplicit ? leafLevel : entryLevel, words };
  // Opening hours have two groups: whose they are, and of which day.
  const [scope, group] = [dotted[0] ?? groups[0], groups.at(-1)].map((part) => part?.level ?? -1) as [number, number];
  const said = parts.filter(isSaid).length;
  return { ...closest, isOfNone, entry: entryLevel, scope, group, parts: -said, isDerived: fact.isDerived ? 1 : 0 };
}

function compare(a: Score, b: Score): number {
  const differing = keys.find((key) => a[key] !== b[key]);
  return differing ? a[differing] - b[differing] : 0;
}

/** True if an entry named close by has only one fact of this kind and unit, in it or under its key elsewhere. */
function isSole(figure: Quantity, fact: FactFigure, candidates: readonly FactFigure[], entryLevel: number): boolean {
  // Only a reference means a derived fact.
  if ((fact.isDerived && !('path' in figure)) || entryLevel < 0 || entryLevel > levels.heading) return false;
  if (figure.kind === 'duration' || figure.unit !== fact.unit) return false;
  // The figure may have a rate that the fact lacks: "a day" for a daily plan.
  if (fact.per !== undefined && figure.per !== fact.per) return false;
  const steps = fact.entries.map((at) => at.replace(/^.*\.(?!\d+$)/, ''));
  const isBeside = (path: string) => steps.every((step) => `.${path}.`.includes(`.${step}.`));
  const isRival = ({ path, unit, per, isDerived }: FactFigure) =>
    (fact.isDerived || !isDerived) && unit === fact.unit && (per === fact.per || per === figure.per) && isBeside(path);
  return candidates.every((candidate) => candidate === fact || !isRival(candidate));
}
