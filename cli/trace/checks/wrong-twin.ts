import { numberAt } from '../../facts/described-facts.ts';
import { type FactFigure, figureIndexOf } from '../../facts/figure-index.ts';
import { textsBeside } from '../authored-text.ts';
import { factFigureOf } from '../fact-path.ts';
import type { Check, Place } from './check.ts';

const longestLabel = 60;

/** `phone` beside `phoneText`, `windowDays` beside `window`: two forms of one fact, of which one is of another fact. */
export const wrongTwin: Check = (place) => (place.text.fact === undefined ? inBlock(place) : amongFacts(place));

const inBlock: Check = ({ site, text, fact, reference }) => {
  const key = text.pointer?.at(-1);
  // A paragraph is no label: `text` has nothing to do with the link of `textLabel`.
  if (!fact || typeof key !== 'string' || text.value.length > longestLabel) return undefined;
  const twin = textsBeside(text).find(({ pointer }) => isTwin(key, String(pointer.at(-1))));
  if (typeof twin?.value === 'string' && twin.value.length > longestLabel) return undefined;
  const [first, ...more] = twin?.references ?? [];
  const other = first && more.length === 0 ? factFigureOf(site, text, first) : undefined;
  const otherKey = String(twin?.pointer.at(-1));
  if (!other || other === fact || other.mark.kind !== fact.mark.kind) return undefined;
  // The one that is called otherwise is wrong; of two that are called alike, what machines read.
  const [isNamed, isOtherNamed] = [isCalled(fact, key), isCalled(other, otherKey)];
  if (isNamed && !isOtherNamed) return undefined;
  if (isNamed === isOtherNamed && text.value !== '' && typeof twin?.value === 'number') return undefined;
  return {
    message: `"${key}" gives ${reference.source}, and "${otherKey}" beside it the fact ${other.path}.`,
    meant: other,
  };
};

/** "From {{ laborRate.perHour }}" beside a price of its own. */
function amongFacts({ site, text, fact }: Place): ReturnType<Check> {
  const steps = text.fact?.split('.') ?? [];
  const [key = '', holder] = [steps.at(-1), steps.slice(0, -1).join('.')];
  const word = /^[a-z]+(?=Text$)/.exec(key)?.[0];
  if (!fact || word === undefined) return undefined;
  const twin = figureIndexOf(site).facts.find(
    ({ path, mark }) =>
      path.startsWith(`${holder}.${word}`) && mark.kind === fact.mark.kind && mark.per === fact.mark.per,
  );
  const [own, other] = [numberAt(site, fact.path), twin && numberAt(site, twin.path)];
  if (!twin || own === undefined || other === undefined || own === other) return undefined;
  return { message: `${twin.path} is ${other}, and "${key}" beside it gives ${fact.path} with ${own}.`, at: twin.path };
}

function isTwin(key: string, other: string): boolean {
  return key !== other && (key.startsWith(other) || other.startsWith(key));
}

function isCalled({ path }: FactFigure, key: string): boolean {
  const name = path.split('.').at(-1) ?? '';
  return name.startsWith(key) || key.startsWith(name);
}
