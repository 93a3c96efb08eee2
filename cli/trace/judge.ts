import type { CountFigure, Figure } from '../figures/index.ts';
import type { Site } from '../site/site.ts';
import { allowancesOf, allows } from './allowances.ts';
import { type AuthoredFigure, authoredFigures } from './authored-figures.ts';
import { type Fit, fitsOf } from './fit.ts';
import { judgeHours } from './judge-hours.ts';
import { contradiction, type FigureRule, type Judgement, unknown, untraced } from './judgement.ts';
import { surroundingsOf } from './surroundings.ts';
import { wrongReferences } from './wrong-reference.ts';

const judged = new WeakMap<Site, Judgement[]>();

/** The judgements that no entry under `consistency.allow` speaks of. */
export function judgements(site: Site): Judgement[] {
  const allowances = allowancesOf(site);
  return allJudgements(site).filter((judgement) => !allowances.some((allowance) => allows(allowance, judgement)));
}

/** A judgement on each typed figure of the site, one for each place in the sources. */
export function allJudgements(site: Site): Judgement[] {
  let all = judged.get(site);
  if (!all) judged.set(site, (all = judgeAll(site)));
  return all;
}

function judgeAll(site: Site): Judgement[] {
  const byPlace = new Map<string, Judgement>();
  for (const authored of authoredFigures(site)) {
    if (!authored.isTyped) continue;
    const judgement = judge(site, authored);
    if (!judgement) continue;
    const { file, line, column } = judgement.finding;
    const place = `${file}:${line}:${column}:${authored.figure.text}`;
    if (!byPlace.has(place)) byPlace.set(place, judgement);
  }
  return [...byPlace.values()];
}

function judge(site: Site, authored: AuthoredFigure): Judgement | undefined {
  const { text, figure } = authored;
  const levels = surroundingsOf(site, text, figure.start, figure.end);
  if (figure.kind === 'hours') return judgeHours(site, authored, levels);
  const fits = fitsOf(site, figure, text, levels);
  if (figure.kind === 'phone') return judgePhone(site, authored, fits);
  const equal = ofRentals(
    figure,
    fits.filter(({ isEqual }) => isEqual),
  );
  const other = fits.find(({ isEqual, isNamed }) => !isEqual && (isNamed || isOnlyChoice(figure, fits)));
  const isOther = other !== undefined && (!equal[0] || (!equal[0].isNamed && other.score > 1.2 * equal[0].score));
  if (isOther) return contradiction(site, authored, other.fact);
  if (equal.length > 0) return untraced(site, authored, equal);
  return isAlwaysFigure(authored) ? unknown(site, authored) : undefined;
}

/** "Six-seater" is what a cart for rent is called, whatever else has six seats. */
function ofRentals(figure: Figure, equal: Fit[]): Fit[] {
  const rentals = /seater/i.test(figure.text) ? equal.filter(({ fact }) => fact.path.startsWith('rentals.')) : [];
  return rentals.length > 0 ? rentals.map((fit) => ({ ...fit, isNamed: true })) : equal;
}

/** A count of a known list, years of experience and a rate that only one fact has leave no doubt about what is meant. */
function isOnlyChoice(figure: Figure, fits: readonly Fit[]): boolean {
  if (figure.kind === 'count') return isWholeCount(figure);
  const isSpecific = ('subject' in figure && figure.subject === 'experience') || figure.kind === 'rating';
  return isSpecific || (figure.kind === 'money' && figure.per !== undefined && fits.length === 1);
}

/** Against the number of the place that the words around name, or the dealer's own. */
function judgePhone(site: Site, authored: AuthoredFigure, fits: readonly Fit[]): Judgement {
  const same = fits.filter(({ isEqual }) => isEqual);
  const named = fits.find(({ isNamed, fact }) => isNamed && fact.path !== 'dealer.phone');
  if (same.length > 0 && (!named || named.isEqual)) return untraced(site, authored, same);
  const meant = (named ?? fits.find(({ fact }) => fact.path === 'dealer.phone'))?.fact;
  return meant ? contradiction(site, authored, meant) : unknown(site, authored);
}

/** A date, and a drive that no vehicle is named for, may stand for something that is no fact of the dealer. */
function isAlwaysFigure({ figure }: AuthoredFigure): boolean {
  if (figure.kind === 'count') return isWholeCount(figure);
  return figure.kind !== 'date';
}

/** Not a part of the whole, and not the "one" of "one model at a time". */
function isWholeCount({ partial, value }: CountFigure): boolean {
  return !partial && value !== 1;
}

/** The findings that go by a rule: of typed figures, and of references to something else than the words around them say. */
export function figureFindings(site: Site, rule: FigureRule): Judgement['finding'][] {
  return [...judgements(site), ...wrongReferences(site)]
    .filter((one) => one.rule === rule)
    .map(({ finding }) => finding);
}
