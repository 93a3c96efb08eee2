import { type FactFigure, figureIndexOf } from '../facts/figure-index.ts';
import { type Figure, sameFigure } from '../figures/index.ts';
import type { Site } from '../site/site.ts';
import { type AuthoredText, subjectOf } from './authored-text.ts';
import { entitiesOf } from './entities.ts';
import { stemReaderOf } from './stem.ts';
import type { Level } from './surroundings.ts';
import { vocabulariesOf } from './vocabulary.ts';

/** How well a fact fits a figure and the words around it. */
export interface Fit {
  fact: FactFigure;
  isEqual: boolean;
  /** How much the words around speak of this fact; comparable between facts only. */
  score: number;
  /** True where they name it beyond reasonable doubt. */
  isNamed: boolean;
  /** True for a fact of the entry that the text belongs to. */
  isOwn: boolean;
}

/** The facts that a figure can stand for, the best first. Facts of another kind or unit are left out. */
export function fitsOf(site: Site, figure: Figure, text: AuthoredText, levels: readonly Level[]): Fit[] {
  const stems = stemReaderOf(site);
  const words = levels.map(({ weight, text: around }) => ({ weight, stems: stems(around) }));
  const named = namedEntities(site, text, levels);
  const units = figure.kind === 'money' ? new Set<string>() : stems(figure.text);
  const subject = subjectOf(text);
  const fits: Fit[] = [];
  for (const fact of figureIndexOf(site).facts) {
    if (fact.mark.kind !== figure.kind) continue;
    const sameness = fact.figures.map((one) => sameFigure(figure, one));
    if (sameness.every((one) => one === 'unrelated') || isOtherRate(site, figure, fact)) continue;
    fits.push({
      fact,
      isEqual: sameness.includes('same') || sameness.includes('format'),
      isOwn: subject !== undefined && entitiesOf(site).of(fact.path) === subject,
      ...judge(site, text, fact, words, named, units),
    });
  }
  return fits.sort((a, b) => b.score - a.score);
}

function judge(
  site: Site,
  text: AuthoredText,
  fact: FactFigure,
  words: readonly { weight: number; stems: ReadonlySet<string> }[],
  named: ReadonlyMap<string, number>,
  units: ReadonlySet<string>,
): Pick<Fit, 'score' | 'isNamed'> {
  const vocabulary = vocabulariesOf(site).get(fact);
  const entity = entitiesOf(site).of(fact.path);
  const closeness = entity === undefined ? undefined : named.get(entity);
  let score = closeness === undefined ? 0 : 3 * closeness;
  let matched = 0;
  let total = 0;
  for (const [word, worth] of vocabulary?.own ?? []) {
    // "Days" is said by every number of days and tells none of them from another.
    if (units.has(word)) continue;
    const level = words.find(({ stems }) => stems.has(word));
    total += worth;
    if (!level) continue;
    score += worth * level.weight;
    if (level.weight > 1) matched += worth;
  }
  let others = 0;
  for (const [word, worth] of vocabulary?.other ?? []) {
    const level = words.find(({ stems }) => stems.has(word));
    if (level) score += 0.4 * worth * level.weight;
    if (level && level.weight > 1) others++;
  }
  const share = total === 0 ? 0 : matched / total;
  if (entity !== undefined && closeness === undefined) return { score: score * 0.3, isNamed: false };
  const isNear = entity === subjectOf(text) || (closeness ?? 0) > 1;
  const isNamed =
    entity === undefined
      ? share >= 0.4 || (others > 0 && (share >= 0.25 || fact.mark.kind === 'date'))
      : isNear && (share >= 0.3 || (total === 0 && others > 0) || isOnlyOfKind(site, fact, entity));
  return { score, isNamed };
}

/** What is asked per day is no amount that nobody asks by the day. */
function isOtherRate(site: Site, figure: Figure, fact: FactFigure): boolean {
  if (figure.kind !== 'money' || figure.per === undefined || fact.mark.per === figure.per) return false;
  const own = vocabulariesOf(site).get(fact)?.own;
  return own !== undefined && ![...stemReaderOf(site)(figure.per)].some((word) => own.has(word));
}

/** A vehicle has one price and one range; naming it is enough. */
function isOnlyOfKind(site: Site, fact: FactFigure, entity: string): boolean {
  const siblings = figureIndexOf(site).facts.filter(
    ({ path, mark }) =>
      path.startsWith(`${entity}.`) && mark.kind === fact.mark.kind && mark.nouns?.[0] === fact.mark.nouns?.[0],
  );
  return siblings.length === 1;
}

/** The entries that the words around name, by how near: of each collection only those of the nearest level that names one. */
export function namedEntities(site: Site, text: AuthoredText, levels: readonly Level[]): Map<string, number> {
  const entities = entitiesOf(site);
  const nearest = new Map<string, number>();
  const named = new Map<string, number>();
  const subject = subjectOf(text);
  const all = [
    ...levels.map((level) => ({ weight: level.weight, paths: entities.named(level.text) })),
    { weight: 1, paths: new Set(subject ? [subject] : []) },
  ];
  for (const { weight, paths } of all) {
    for (const path of paths) {
      const collection = path.split('.')[0] ?? '';
      if ((nearest.get(collection) ?? weight) > weight) continue;
      nearest.set(collection, weight);
      named.set(path, Math.max(named.get(path) ?? 0, weight));
    }
  }
  return named;
}
