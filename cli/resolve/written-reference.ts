import type { Facts } from '../facts/facts.ts';
import { smallNumbers } from '../facts/filters.ts';
import type { Span } from './text-span.ts';

/** A figure as an author typed it, and where it and its numbers are in a text. */
interface TypedFigure extends Span {
  text: string;
  kind: string;
  unit?: string;
  business?: boolean;
  /** What it is a rate of: `year`. */
  per?: string;
  numbers: readonly Span[];
}

/** A fact that is a figure; `reference` is what goes between the braces: `delivery.feePerMile | usd`. */
interface Referred extends Pick<TypedFigure, 'kind' | 'unit' | 'business'> {
  /** Its numbers: two for a range. */
  values: readonly number[];
  reference: string;
}

/** A reference, and the span of a text that it replaces. */
export interface WrittenReference extends Span {
  written: string;
}

/** The reference to write in place of a typed figure, in the form of the figure if we can. What is left of it stays as typed. */
export function writtenReference(facts: Facts, figure: TypedFigure, fact: Referred): WrittenReference {
  const { start, end } = figure;
  const whole = `{{ ${referenceLike(figure.text, fact.reference)} }}`;
  // A number in place of a range stands for one of its ends only if it is the same.
  const isHalf = fact.values.length > 1 && figure.numbers.length === 1;
  // "10 to 20 days a year" keeps its "a year". In "15 miles per hour", the last words belong to the unit.
  const [rate = ''] = (figure.per && / (?:an?|per) \w+$/.exec(figure.text)) || [];
  const rest = { start, end: end - rate.length, written: whole };
  return (isHalf ? exactReference : placesFor)(facts, figure, fact, shapeOf) ?? rest;
}

/** The reference to write in place of a typed figure, if one prints exactly what was typed. */
export function exactReference(facts: Facts, figure: TypedFigure, fact: Referred): WrittenReference | undefined {
  return placesFor(facts, figure, fact, (words) => words);
}

/** The first reference that prints the figure in the same form. */
function placesFor({ engine }: Facts, figure: TypedFigure, fact: Referred, formOf: (words: string) => string) {
  // A list is a number only after `| count`.
  const path = fact.reference.endsWith(' | count') ? fact.reference : fact.reference.replace(/ \|.*$/, '');
  // No reference can stand for half of a range.
  const [number = figure] = figure.numbers.length === 1 ? figure.numbers : [];
  const places: readonly [Span, string][] = [
    [figure, referenceLike(figure.text, fact.reference)],
    // "$25 per hour" begins with what the reference prints.
    [{ start: figure.start, end: number.end }, fact.reference],
    [figure, `${path} | unit: '${figure.business ? 'business ' : ''}${figure.unit ?? ''}'`],
    [number, `${path} | number`],
    [number, `${path} | words`],
    [number, `${path} | words | capitalize`],
    [number, fact.kind === 'phone' ? fact.reference : path],
  ];
  const isUnit = figure.unit === fact.unit && figure.business === fact.business;
  const isAlike = figure.kind === fact.kind && (isUnit || figure.kind === 'count');
  for (const [{ start, end }, reference] of isAlike ? places : []) {
    const written = `{{ ${reference} }}`;
    const words = String(engine.render(written, {}).value ?? '');
    const typed = figure.text.slice(start - figure.start, end - figure.start);
    if (words !== '' && formOf(typed) === formOf(words)) return { start, end, written };
  }
  return undefined;
}

/** The reference for words that an author typed: a phone link, "a four-hour window" and "three" need filters of their own. */
function referenceLike(typed: string, reference: string): string {
  const called = reference.replace(/phone$/, /^(?:tel|sms)(?=:)/.exec(typed)?.[0] ?? 'phone');
  const joined = /-\p{L}+$/u.test(typed) ? called.replace(/unit(?=: '[^']*'$)/, 'compound') : called;
  return /^\p{L}/u.test(typed)
    ? joined.replace(/\| number$/, '| words').replace(/\| count$/, '| count | words')
    : joined;
}

const numeral = new RegExp(`^\\p{L}+(?:-(?:${smallNumbers.slice(1, 10).join('|')}))?$`, 'u');

/** "$1,250" and "$245" have the same shape, and so do "two" and "twenty-one". "Two" has another: it may begin a sentence. */
function shapeOf(text: string): string {
  if (/\d/.test(text)) return text.replace(/\d[\d,.]*/g, '#');
  return text.replace(numeral, /^\p{Lu}/u.test(text) ? 'Word' : 'word');
}
