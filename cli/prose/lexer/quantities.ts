import { type Figure, type FigureKind, type Quantity, rateIn, unitNamed, units } from '../figure.ts';
import { stemOf, stopWords } from '../words.ts';
import { findNumerals, type Numeral } from './numerals.ts';
import type { Token, Vocabulary } from './recognizer.ts';

/** Words that make a name of the number after them: "Route 18", "Exit 9". */
const labelWords =
  'route exit interstate highway section chapter title article step page suite unit room lot number rule form part figure table version platform pier gate class phase level type grade bay act model series';
const labels = new Set(labelWords.split(' '));
/** The most words between a number and the noun that it counts: "25 Middlesex County municipalities". */
const farthestNoun = 3;

/** Money, percent, measures, ages, ratings, counts, and numbers that stand alone. */
export function findQuantities(text: string, tokens: readonly Token[], vocabulary: Vocabulary): Omit<Figure, 'text'>[] {
  const numerals = findNumerals(tokens);
  const found: Omit<Figure, 'text'>[] = [];
  let end = -1;
  for (const [index, first] of numerals.entries()) {
    if (first.first <= end) continue;
    const second = secondOf(tokens, first, numerals[index + 1]);
    const reading = read(tokens, first, second ?? first, vocabulary, text);
    if (!reading) continue;
    const { from = first.first, to, size = 1, ...quantity } = reading;
    const both = second ? [first, second] : [first];
    found.push({
      ...quantity,
      values: both.map(({ value }) => value * size),
      ...spanOf(tokens, from, to),
      numbers: both.map((numeral) => spanOf(tokens, numeral.first, numeral.last)),
    });
    end = to;
  }
  return found;
}

/** What the words around a number make of it. It ends at token `to`, and begins at `from` or else at the number. */
interface Reading extends Omit<Quantity, 'values'> {
  /** What to multiply the number by, for cents. */
  size?: number;
  isBare?: boolean;
  from?: number;
  to: number;
}

/** The other end of a range: of "3-5 days", "between 3 and 5 days", "$50 to $150". "$6,795 to 1,400 pounds" is none. */
function secondOf(tokens: readonly Token[], first: Numeral, next: Numeral | undefined): Numeral | undefined {
  if (!next || next.first <= first.last || next.isWords !== first.isWords) return undefined;
  const [link = '', sign = '', ...more] = tokens.slice(first.last + 1, next.first).map(({ lower }) => lower);
  const isPriced = sign === '' && tokens[first.first - 1]?.text === '$' && afterNumber(tokens, next.last + 1);
  if (more.length > 0 || (sign !== '' && sign !== '$') || isPriced) return undefined;
  const isBetween = link === 'and' && tokens[first.first - (sign ? 2 : 1)]?.lower === 'between';
  return isBetween || /^(?:-|–|—|to|or)$/.test(link) ? next : undefined;
}

function read(
  tokens: readonly Token[],
  first: Numeral,
  last: Numeral,
  vocabulary: Vocabulary,
  text: string,
): Reading | undefined {
  const before = tokens[first.first - 1];
  if (before?.text === '$') return withRate(tokens, { kind: 'money', from: first.first - 1, to: last.last });
  if (before?.lower === 'usd') return { kind: 'money', from: first.first - 1, to: last.last };
  const isLabelled = before?.kind === 'word' && /^\p{Lu}/u.test(before.text) && labels.has(before.lower);
  let at = last.last + 1;
  if (tokens[at]?.text === '+') at++;
  const isJoined = tokens[at]?.text === '-' && tokens[at]?.isAttached === true;
  if (isJoined) at++;
  const alone = text.slice(tokens[first.first]?.start, tokens[last.last]?.end);
  // "The 2027 models" are those of a year.
  const isYear = /^(?:19|20)\d\d$/.test(alone);
  const after = afterNumber(tokens, at) ?? (isYear ? undefined : countAfter(tokens, at, last, isJoined, vocabulary));
  if (after && !(isLabelled && after.kind === 'count')) return after;
  if (isLabelled) return undefined;
  // "Age 17", "the age of 17", "the minimum age is 17", "younger than 17".
  const aged = first.first - (/^(?:of|is|:|than)$/.test(before?.lower ?? '') ? 2 : 1);
  if (/^(?:age[ds]?|younger|older)$/.test(tokens[aged]?.lower ?? '')) return { kind: 'age', from: aged, to: last.last };
  const counted = countBefore(tokens, first, vocabulary);
  if (counted) return counted;
  const number = { kind: 'number', to: last.last } as const;
  if (text.trim().replace(/^[~≈]|[+*]$/g, '') === alone && !first.isWords) return isYear ? undefined : number;
  // "1,000 excuses" counts something.
  const next = tokens[last.last + 1];
  const isCounting = next?.kind === 'word' && !stopWords.has(next.lower);
  if (first.isGrouped && !isJoined) return isCounting ? { ...number, isBare: true } : number;
  // "Nobody under 12", but not "under one roof".
  const isAge = before?.lower === 'under' && first.value > 1;
  if (isJoined || isYear || (!isAge && (isCounting || first.value < 13))) return undefined;
  return { ...number, isBare: true };
}

/** What a number is if these words are right after it. */
const measures: readonly [RegExp, Omit<Reading, 'to'>][] = [
  [/^(?:%|percent|pct|per cent) /, { kind: 'percent' }],
  [/^(?:dollars?|bucks|usd) /, { kind: 'money' }],
  [/^(?:¢|cents?) /, { kind: 'money', size: 0.01 }],
  [/^(?:stars?|out of (?:5|five)|\/ 5) /, { kind: 'rating' }],
  [/^(?:(?:or|and) (?:older|over)|years? (?:old|of age)|year - old) /, { kind: 'age' }],
  [/^(?:miles?|mi) (?:per|an|\/) hour /, { kind: 'speed', unit: 'mph' }],
];

/** A measure, if the words right after a number make one of it: "20 percent", "10 miles a day". */
function afterNumber(tokens: readonly Token[], at: number): Reading | undefined {
  const [word = '', next = '', third = ''] = [0, 1, 2].map((step) => tokens[at + step]?.lower);
  for (const [pattern, measure] of measures) {
    const said = pattern.exec(`${word} ${next} ${third} `)?.[0];
    if (said) return withRate(tokens, { ...measure, to: at + said.split(' ').length - 2 });
  }
  const unit = unitNamed(word);
  if (unit) return withRate(tokens, { kind: units[unit]?.kind as FigureKind, unit, to: at });
  const days = /^(?:business|working|work|calendar)$/.test(word) ? unitNamed(next) : undefined;
  return days ? { kind: 'duration', unit: days, business: word !== 'calendar', to: at + 1 } : undefined;
}

/** A count, if the noun of one comes after a number: "25 schools", "all 25 public high schools", "4-seater". */
function countAfter(
  tokens: readonly Token[],
  from: number,
  { value, isWords, first }: Numeral,
  isJoined: boolean,
  { nouns }: Vocabulary,
): Reading | undefined {
  if (!Number.isInteger(value) || (isWords && value === 1)) return undefined;
  // "All 24 of its schools" is a count of all; "two of our schools" is only some of them.
  const isAll = tokens[first - 1]?.lower === 'all' && tokens[from]?.lower === 'of';
  const nearest = from + (isAll ? 2 : 0);
  for (let at = nearest; at <= nearest + (isJoined ? 0 : farthestNoun); at++) {
    const found = nouns.find(({ stems }) => stems.every((stem, step) => stem === wordAt(tokens, at + step)));
    if (found) return withRate(tokens, { kind: 'count', unit: found.noun, to: at + found.stems.length - 1 });
    const token = tokens[at];
    if (token?.kind !== 'word' || stopWords.has(token.lower) || unitNamed(token.lower)) return undefined;
  }
  return undefined;
}

/** A count, if the noun of one is right before a number: "Seats: 4", "seats four". */
function countBefore(tokens: readonly Token[], { first, last }: Numeral, { nouns }: Vocabulary): Reading | undefined {
  const next = tokens[last + 1];
  if (next?.kind === 'word' && (next.isAttached || !stopWords.has(next.lower))) return undefined;
  const from = tokens[first - 1]?.text === ':' ? first - 2 : first - 1;
  const found = nouns.find(({ stems }) => stems.length === 1 && stems[0] === wordAt(tokens, from));
  return found && { kind: 'count', unit: found.noun, from, to: last };
}

/** The stem of a word, or a sign as it is: the stems of a noun such as "full-time" include the hyphen. */
function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'word' ? stemOf(token.lower) : (token?.text ?? '');
}

/** Adds the rate that follows, if any: "a day", "per day", "/day", "monthly". */
function withRate(tokens: readonly Token[], reading: Reading): Reading {
  const { kind, to } = reading;
  const [first = '', second = ''] = [tokens[to + 1]?.lower, tokens[to + 2]?.lower];
  const per = kind === 'money' ? rateIn(first) : undefined;
  if (per) return { ...reading, per, to: to + 1 };
  const unit = unitNamed(second);
  const isRated = kind === 'money' || (unit !== undefined && (kind === 'duration' || kind === 'count'));
  if (!isRated || !/^(?:an?|per|each|every|\/)$/.test(first) || tokens[to + 2]?.kind !== 'word') return reading;
  return { ...reading, per: unit ?? second.replace(/(?<![su])s$/, ''), to: to + 2 };
}

function spanOf(tokens: readonly Token[], first: number, last: number): { start: number; end: number } {
  return { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
}
