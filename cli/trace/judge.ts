import type { CountFigure, Figure } from '../figures/index.ts';
import { oncePer } from '../memory/once-per.ts';
import type { Site } from '../site/site.ts';
import { allowancesOf, allows } from './allowances.ts';
import { type AuthoredFigure, figuresIn } from './authored-figures.ts';
import { authoredTexts, isKeyword, subjectOf } from './authored-text.ts';
import { vehiclePathsOf } from './entities.ts';
import { type Fit, fitsOf } from './fit.ts';
import { judgeHours } from './judge-hours.ts';
import { judgeParts } from './judged-parts.ts';
import { contradiction, type FigureRule, type Judgement, unknown, untraced } from './judgement.ts';
import {
  countsAll,
  isAsked,
  isDenied,
  isDiscount,
  isKindOfReview,
  isLoose,
  isOfKind,
  namesKindOfCart,
  ownsAll,
} from './manner-of-speaking.ts';
import { type Level, saidBy, surroundingsOf, wordsAt } from './surroundings.ts';
import { vocabulariesOf } from './vocabulary.ts';
import { wrongClaims } from './wrong-claims.ts';
import { wrongReferences } from './wrong-reference.ts';

/** The judgements that no entry under `consistency.allow` speaks of. */
export function judgements(site: Site): Judgement[] {
  const allowances = allowancesOf(site);
  return allJudgements(site).filter((judgement) => !allowances.some((allowance) => allows(allowance, judgement)));
}

/** A judgement on each typed figure of the site, one for each place in the sources. */
export const allJudgements = oncePer(judgeAll);

function judgeAll(site: Site): Judgement[] {
  const byPlace = new Map<string, Judgement>();
  const judgeText = (text: AuthoredFigure['text']) =>
    figuresIn(site, text).flatMap((authored) => (authored.isTyped && judge(site, authored)) || []);
  for (const judgement of judgeParts(site, 'figures', authoredTexts(site), judgeText)) {
    const { authored } = judgement;
    const { file, line, column } = judgement.finding;
    const place = `${file}:${line}:${column}:${authored.figure.text}`;
    if (!byPlace.has(place)) byPlace.set(place, judgement);
  }
  return [...byPlace.values()];
}

function judge(site: Site, authored: AuthoredFigure): Judgement | undefined {
  const { text, figure } = authored;
  const levels = withOwnWords(figure, surroundingsOf(site, text, figure.start, figure.end));
  if (figure.kind === 'hours') return isAsked(figure, text.value) ? undefined : judgeHours(site, authored, levels);
  const isHalf = isMonth(figure) && isHalfRange(authored);
  const fits = fitsOf(site, figure, text, levels).filter(
    (fit) => !isMonth(figure) || isHalf || isSpokenOf(site, fit, levels),
  );
  if (figure.kind === 'phone') return judgePhone(site, authored, fits);
  if (namesKindOfCart(figure, text.value, fits, subjectOf(text)?.startsWith('vehicles.') === true)) {
    return isOfferedThere(site, text, fits) ? undefined : unknown(site, authored);
  }
  if (figure.kind === 'drive' && (isOfKind(text.value, figure.end) || isDenied(figure, text.value))) return undefined;
  if (isKindOfReview(figure, text.value) || isAsked(figure, text.value)) return undefined;
  if (isDiscount(figure, text.value)) return unknown(site, authored);
  const isClaim = isHalf || !isLoose(figure, text.value);
  const equal = fits.filter((fit) => fit.isEqual && (fit.isNamed || (isClaim && !isFew(figure, fit, levels))));
  const other = fits.find((fit) => !fit.isEqual && isMeant(figure, fit, fits, levels));
  const isOther = other !== undefined && (!equal[0] || other.score > (equal[0].isNamed ? 2 : 1.2) * equal[0].score);
  if (isOther) return contradiction(site, authored, other.fact);
  // Words that agree with the record are no typed figure; what they say is judged when the record changes.
  if (equal.length > 0 && figure.kind === 'drive') return undefined;
  if (equal.length > 0) return untraced(site, authored, equal);
  return isHalf || (isClaim && isAlwaysFigure(figure)) ? unknown(site, authored) : undefined;
}

/** "Until April" is any April, unless its sentence speaks of what the fact is. */
function isMonth(figure: Figure): boolean {
  return figure.kind === 'date' && /^--\d\d$/.test(figure.value);
}

/** "May to {{ season.to }}": the other end is a reference. */
function isHalfRange({ text: { value, references }, figure: { start, end } }: AuthoredFigure): boolean {
  const isJoint = (words: string) => /^\s*(?:to|through|until|till|and|-|–)\s*$/.test(words);
  return references.some((one) => isJoint(value.slice(end, one.start)) || isJoint(value.slice(one.end, start)));
}

function isSpokenOf(site: Site, { fact }: Fit, levels: readonly Level[]): boolean {
  const isSaid = saidBy(
    site,
    levels.filter(({ name }) => name === 'clause' || name === 'sentence'),
  );
  return [...(vocabulariesOf(site).get(fact)?.own.keys() ?? [])].some(isSaid);
}

/** The texts of towns speak of the carts that are rented there, those of a series or a brand of its own. */
function isOfferedThere(site: Site, text: AuthoredFigure['text'], fits: readonly Fit[]): boolean {
  const subject = subjectOf(text) ?? '';
  const offered = fits.filter(({ isEqual }) => isEqual).map(({ fact }) => fact.path);
  if (/^municipalities\./.test(subject) || isSearchedForRentals(text))
    return offered.some((path) => path.startsWith('rentals.'));
  if (!/^(?:series|brands)\./.test(subject)) return true;
  const own = vehiclePathsOf(site, subject).map((vehicle) => `${vehicle}.`);
  return offered.some((path) => own.some((vehicle) => path.startsWith(vehicle)));
}

/** "8-seater golf cart rental". */
function isSearchedForRentals(text: AuthoredFigure['text']): boolean {
  return isKeyword(text) && /\brent/i.test(text.value);
}

/** What a figure says of itself is among the words that tell what it is of: "$245 a day", "six D5 Ranger models". */
function withOwnWords(figure: Figure, levels: Level[]): Level[] {
  const own = figure.kind === 'money' ? figure.per : figure.kind === 'count' ? figure.between : undefined;
  if (own === undefined) return levels;
  return levels.map((level) => (level.name === 'clause' ? { ...level, text: `${level.text} ${own}` } : level));
}

/** "Three carts in a row" are not the three of a series that nobody speaks of. */
function isFew(figure: Figure, { fact }: Fit, levels: readonly Level[]): boolean {
  return (
    figure.kind === 'count' && fact.isDerived && !countsAll(figure, Number.POSITIVE_INFINITY, wordsAt(levels, 'clause'))
  );
}

/** Named; or a count of a known list, years of experience or a rate that only one fact has, which leave no doubt. */
function isMeant(
  figure: Figure,
  { fact, isNamed, isOwn }: Fit,
  fits: readonly Fit[],
  levels: readonly Level[],
): boolean {
  const isPart = /^(?:brands|series)\./.test(fact.path);
  if (figure.kind === 'count') {
    const clause = wordsAt(levels, 'clause');
    const isAll = (isOwn && isNamed && /models?$/i.test(figure.text)) || ownsAll(figure, clause);
    return (isNamed || !isPart) && (isAll || countsAll(figure, Number(fact.figures[0]?.value), clause));
  }
  if (isNamed || figure.kind === 'rating') return true;
  const isExperience = figure.kind === 'duration' && figure.subject === 'experience';
  return isExperience || (figure.kind === 'money' && figure.per !== undefined && fits.length === 1);
}

/** Against the number of the place that the words around name, or the dealer's own. */
function judgePhone(site: Site, authored: AuthoredFigure, fits: readonly Fit[]): Judgement {
  const same = fits.filter(({ isEqual }) => isEqual);
  const named = fits.find(({ isNamed, fact }) => isNamed && fact.path !== 'dealer.phone');
  if (same.length > 0 && (!named || named.isEqual)) return untraced(site, authored, same);
  const meant = (named ?? fits.find(({ fact }) => fact.path === 'dealer.phone'))?.fact;
  return meant ? contradiction(site, authored, meant) : unknown(site, authored);
}

/** A date, and a count of some that nobody lists, may stand for something that is no fact of the dealer. */
function isAlwaysFigure(figure: Figure): boolean {
  if (figure.kind === 'count') return !figure.partial && figure.value !== 1 && isBoast(figure);
  return figure.kind !== 'date';
}

/** A number of reviews or customers is a claim wherever it stands; of a listed thing it may be a few. */
function isBoast({ noun }: CountFigure): boolean {
  return noun === 'reviews' || noun === 'customers';
}

/** The findings that go by a rule: of typed figures, and of references to something else than the words around them say. */
export function figureFindings(site: Site, rule: FigureRule): Judgement['finding'][] {
  return allFindings(site)
    .filter((one) => one.rule === rule)
    .map(({ finding }) => finding);
}

/** What is told of a figure is not told again of the words that it is a part of. */
const allFindings = oncePer((site: Site): Pick<Judgement, 'rule' | 'finding'>[] => {
  const figures = [...judgements(site), ...wrongReferences(site)];
  const lines = new Set(figures.map(({ finding }) => `${finding.file}:${finding.line}`));
  return [...figures, ...wrongClaims(site).filter(({ finding }) => !lines.has(`${finding.file}:${finding.line}`))];
});
