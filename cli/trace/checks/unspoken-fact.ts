import { type FactFigure, figureIndexOf } from '../../facts/figure-index.ts';
import { sameFigure } from '../../figures/index.ts';
import { oncePer } from '../../once-per.ts';
import type { Site } from '../../site/site.ts';
import { entitiesOf } from '../entities.ts';
import { factFigureOf, groupOf } from '../fact-path.ts';
import { stemReaderOf } from '../stem.ts';
import type { Level } from '../surroundings.ts';
import { vocabulariesOf } from '../vocabulary.ts';
import type { Check } from './check.ts';

/** "Of those who worked here, {{ the target }} were still with us": no word tells that the target is meant, and all that tell of the rate are said. */
export const unspokenFact: Check = ({ site, text, fact, reference, levels }) => {
  const twins = fact ? twinsOf(site)(fact) : [];
  if (!fact || twins.length === 0) return undefined;
  const stems = stemReaderOf(site);
  const isSaidIn = (around: readonly Level[]) => (word: string) => around.some((level) => stems(level.text).has(word));
  const isSaid = isSaidIn(levels());
  const isSaidNear = isSaidIn(levels().filter(({ name }) => name !== 'page'));
  const isSaidHere = isSaidIn(levels().filter(({ name }) => name === 'clause' || name === 'sentence'));
  const beside = text.references.map((one) => factFigureOf(site, text, one));
  const meant = twins.find(({ other, mine, shared, topic, theirs, synonyms }) => {
    // "$400 under the roof or $650 indoors": the one that is spoken of has its own figure already.
    if (mine.some(isSaid) || beside.includes(other)) return false;
    return (
      synonyms.some(isSaidHere) ||
      (shared.some(isSaid) && (theirs.length > 0 ? theirs.every(isSaidNear) : topic.every(isSaid)))
    );
  })?.other;
  return meant && { message: `The words here speak of ${meant.path}, and ${reference.source} is ${fact.path}.`, meant };
};

/** Another fact of the same kind, and the words of either and of both. */
interface Twin {
  other: FactFigure;
  mine: string[];
  shared: string[];
  /** What the other is part of, as "feedback", and what it is called there. */
  topic: string[];
  theirs: string[];
  /** Other words for it. */
  synonyms: string[];
}

const twinsOf = oncePer((site: Site) => oncePer((fact: FactFigure) => findTwins(site, fact)));

function findTwins(site: Site, fact: FactFigure): Twin[] {
  const vocabularies = vocabulariesOf(site);
  const own = vocabularies.get(fact);
  if (!own || !isComparable(site, fact)) return [];
  const mine = new Set([...own.own.keys(), ...own.other.keys()]);
  return figureIndexOf(site).facts.flatMap((other): Twin[] => {
    const words = vocabularies.get(other);
    if (!words || other === fact || !isComparable(site, other) || !isAlike(fact, other)) return [];
    const all = new Set([...words.own.keys(), ...words.other.keys()]);
    const only = mine.difference(all);
    const topic = stemReaderOf(site)(other.path.split('.')[0] ?? '');
    if (only.size === 0) return [];
    return [
      {
        other,
        mine: [...only],
        shared: [...mine.intersection(all)],
        topic: [...topic.difference(mine)],
        theirs: [...new Set(words.own.keys()).difference(topic).difference(mine)],
        synonyms: [...new Set(words.other.keys()).difference(mine)],
      },
    ];
  });
}

/** Facts of one vehicle or plan are told apart by its name, numbers to call by the place that is named. */
function isComparable(site: Site, { path, mark, isDerived }: FactFigure): boolean {
  return !isDerived && !['phone', 'hours'].includes(mark.kind) && entitiesOf(site).of(path) === undefined;
}

/** Of one kind and unit; counts only of one list, of which each counts something else. */
function isAlike({ path, mark, figures }: FactFigure, other: FactFigure): boolean {
  const [a, b] = [figures[0], other.figures[0]];
  if (mark.kind === 'count')
    return other.mark.kind === 'count' && path.includes('.') && groupOf(path) === groupOf(other.path);
  const isOfUnit = mark.kind === other.mark.kind && mark.per === other.mark.per && mark.unit === other.mark.unit;
  return isOfUnit && a !== undefined && b !== undefined && sameFigure(a, b) !== 'unrelated';
}
