import { numberAt } from '../../facts/described-facts.ts';
import { isMap } from '../../facts/facts.ts';
import { type FactFigure, figureIndexOf } from '../../facts/figure-index.ts';
import { subjectOf } from '../authored-text.ts';
import { entitiesOf } from '../entities.ts';
import { groupOf } from '../fact-path.ts';
import { stemReaderOf } from '../stem.ts';
import type { Check, Place } from './check.ts';

const from = /\b(?:from|starting at|starts? at|starting from|as low as|as little as)\s+$/i;

/** "From {{ price }}", where a price of the same kind is lower and the words around do not say which one is meant. */
export const notLeast: Check = (place) => {
  const { site, text, reference, fact } = place;
  if (fact?.mark.kind !== 'money' || !from.test(text.value.slice(0, reference.start))) return undefined;
  const own = numberAt(site, fact.path);
  if (own === undefined) return undefined;
  const [least] = [...inOtherEntries(place, fact), ...inSameMap(place, fact)]
    .map((path) => ({ path, value: numberAt(site, path) ?? own }))
    .filter(({ value }) => value < own)
    .sort((one, other) => one.value - other.value);
  if (!least) return undefined;
  const message = `The words here say "from", and ${reference.source} is not the least: ${least.path} is ${least.value}.`;
  return { message, against: least.path };
};

/** "The work trucks start at": some of all, which the words tell apart from the rest in a way of their own. */
const ofSome =
  /\b(?:the|our|its|their|these|those) (?:[\w-]+ )?(?:trucks|haulers|shuttles|movers|four-seaters|six-seaters|two-seaters|eight-seaters|campers|workhorses) $/i;

/** The same fact of the other entries that the words around name, the nearest first; of all where they name none. */
function inOtherEntries({ site, text, reference, levels }: Place, { path }: FactFigure): string[] {
  const entities = entitiesOf(site);
  const own = entities.of(path);
  if (own === undefined || !path.startsWith(`${own}.`)) return [];
  const collection = own.split('.')[0] ?? '';
  const isOther = (entry: string) => entry.startsWith(`${collection}.`);
  const named = levels()
    .map((level) => [...entities.named(level.text)].filter(isOther))
    .find((entries) => entries.length > 0);
  if (!named && subjectOf(text) === own) return [];
  if (ofSome.test(text.value.slice(0, reference.start).replace(from, ''))) return [];
  const all = isMap(site.facts.tree[collection]) ? Object.keys(site.facts.tree[collection] as object) : [];
  return (named ?? all.map((entry) => `${collection}.${entry}`)).map((entry) => entry + path.slice(own.length));
}

/** The other prices beside it, where the words around do not tell them apart. */
function inSameMap({ site, levels }: Place, fact: FactFigure): string[] {
  const group = groupOf(fact.path);
  const stems = stemReaderOf(site);
  const near = stems(
    levels()
      .filter(({ name }) => name !== 'page' && name !== 'above')
      .map(({ text }) => text)
      .join(' | '),
  );
  const wordsOf = (path: string) => stems(path.slice(group.length));
  const isTold = [...wordsOf(fact.path)].some((word) => near.has(word) && word !== 'price');
  if (isTold) return [];
  return figureIndexOf(site)
    .facts.filter(
      ({ path, mark }) =>
        path !== fact.path && groupOf(path) === group && mark.kind === fact.mark.kind && mark.per === fact.mark.per,
    )
    .map(({ path }) => path);
}
