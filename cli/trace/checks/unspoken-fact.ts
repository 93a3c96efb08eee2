import type { FactFigure } from '../../facts/figure-index.ts';
import { sameFigure } from '../../figures/index.ts';
import { oncePer } from '../../memory/once-per.ts';
import type { Site } from '../../site/site.ts';
import { entitiesOf } from '../entities.ts';
import { groupOf, isToldBeside, pathsBeside, refersTo } from '../fact-path.ts';
import { tellsAnother, withoutOthers } from '../manner-of-speaking.ts';
import { stemReaderOf } from '../stem.ts';
import { saidBy } from '../surroundings.ts';
import { vocabulariesOf } from '../vocabulary.ts';
import type { Check } from './check.ts';

/** "Of those who worked here, {{ the target }} were still with us": no word tells that the target is meant, and all that tell of the rate are said. */
export const unspokenFact: Check = ({ site, text, fact, reference, levels }) => {
  const twins = fact ? twinsOf(site)(fact) : [];
  if (!fact || twins.length === 0 || tellsAnother(text.value.slice(0, reference.start))) return undefined;
  const around = withoutOthers(levels());
  const isSaid = saidBy(site, around);
  const isSaidNear = saidBy(
    site,
    around.filter(({ name }) => name !== 'page'),
  );
  const isSaidHere = saidBy(
    site,
    around.filter(({ name }) => name === 'clause'),
  );
  // "The 760-hour orientation": what stands right behind tells, whatever else is spoken of.
  const behind = stemReaderOf(site)(/^[\s-](?:[\w-]+ ?){0,2}/.exec(text.value.slice(reference.end))?.[0] ?? '');
  const isBehind = (word: string) => behind.has(word);
  // "10 business days" says itself that it is not the window.
  const printed = stemReaderOf(site)(text.value.slice(reference.start, reference.end));
  const isSpokenOf = ({ other, mine, shared, topic, theirs, synonyms }: Twin) => {
    if (
      theirs.length > 0 &&
      theirs.every(isBehind) &&
      !mine.some(isBehind) &&
      groupOf(other.path) === groupOf(fact.path)
    )
      return true;
    if (mine.some((word) => isSaid(word) || printed.has(word))) return false;
    return (
      synonyms.some(isSaidHere) ||
      (shared.some(isSaid) && (theirs.length > 0 ? theirs.every(isSaidNear) : topic.every(isSaid)))
    );
  };
  // "$400 under the roof or $650 indoors": the one that is spoken of has its own figure already.
  const hasOwn = ({ other }: Twin) =>
    refersTo(site, text, other) || isToldBeside(pathsBeside(site, text, reference), fact.path, other.path);
  const meant = twins.find((twin) => isSpokenOf(twin) && !hasOwn(twin))?.other;
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

interface Candidate {
  fact: FactFigure;
  own: ReadonlySet<string>;
  synonyms: ReadonlySet<string>;
  /** Words of its own name and others for it. */
  all: ReadonlySet<string>;
}

/** The facts that can be taken for one another: of one kind and unit; counts only of one list, of which each counts something else. */
const candidatesOf = oncePer((site: Site): ReadonlyMap<string, Candidate[]> => {
  const candidates = [...vocabulariesOf(site)]
    .filter(([fact]) => isComparable(site, fact))
    .map(([fact, { own, other }]) => {
      const [names, synonyms] = [new Set(own.keys()), new Set(other.keys())];
      return { fact, own: names, synonyms, all: names.union(synonyms) };
    });
  return Map.groupBy(candidates, ({ fact }) => kindOf(fact));
});

function kindOf({ path, mark }: FactFigure): string {
  // Scopes of opening hours have a check of their own.
  const scope = /^hours\.\w+/.exec(path)?.[0];
  return [mark.kind, mark.per, mark.unit, scope, mark.kind === 'count' ? groupOf(path) : ''].join(' ');
}

function findTwins(site: Site, fact: FactFigure): Twin[] {
  const candidates = candidatesOf(site).get(kindOf(fact)) ?? [];
  const self = candidates.find((one) => one.fact === fact);
  if (!self) return [];
  return candidates.flatMap(({ fact: other, own, synonyms, all }): Twin[] => {
    const mine = self.all.difference(all);
    if (other === fact || mine.size === 0 || isUnrelated(fact, other)) return [];
    const topic = stemReaderOf(site)(other.path.split('.')[0] ?? '');
    return [
      {
        other,
        mine: [...mine],
        shared: [...self.all.intersection(all)],
        topic: [...topic.difference(self.all)],
        theirs: [...own.difference(topic).difference(self.all)],
        synonyms: [...synonyms.difference(self.all)],
      },
    ];
  });
}

/** Facts of one vehicle or plan are told apart by its name, numbers to call by the place that is named, hours by their scope. */
function isComparable(site: Site, { path, mark, isDerived }: FactFigure): boolean {
  const isCount = mark.kind === 'count' && !path.includes('.');
  return !isDerived && !isCount && !['phone', 'hours'].includes(mark.kind) && entitiesOf(site).of(path) === undefined;
}

function isUnrelated({ mark, figures: [one] }: FactFigure, { figures: [other] }: FactFigure): boolean {
  return mark.kind !== 'count' && (!one || !other || sameFigure(one, other) === 'unrelated');
}
