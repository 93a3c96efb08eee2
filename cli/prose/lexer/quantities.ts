import { type Figure, type FigureKind, kindOfUnit, type Quantity, rateWords, unitNamed } from '../figure.ts';
import { stemOf, stopWords } from '../words.ts';
import { findNumerals, type Numeral } from './numerals.ts';
import type { Recognizer, Token, Vocabulary } from './recognizer.ts';

/** Words before a number that make a name of it: "Route 18", "Exit 9". */
const labels = new Set(
  'route exit interstate highway section chapter title article step page suite unit room lot number rule form part figure table version platform pier gate class phase level type grade bay act model series'.split(
    ' ',
  ),
);
/** Most words between a number and the noun that it counts: "25 Middlesex County municipalities". */
const farthestNoun = 3;

/** Money, percent, measures, ages, ratings, counts, and numbers that stand alone. */
export const findQuantities: Recognizer = (text, tokens, vocabulary) => {
  const numerals = findNumerals(tokens);
  const found: Figure[] = [];
  let end = -1;
  for (let index = 0; index < numerals.length; index++) {
    const first = numerals[index] as Numeral;
    if (first.first <= end) continue;
    const second = secondOf(tokens, first, numerals[index + 1]);
    const reading = read(tokens, first, second ?? first, vocabulary, text);
    if (!reading) continue;
    const spans = (second ? [first, second] : [first]).map((numeral) => spanOf(tokens, numeral.first, numeral.last));
    const values = second ? [first.value, second.value] : [first.value];
    const { quantity, from = first.first, to, isBare } = reading;
    const scaled = quantity.kind === 'money' && quantity.unit === 'cent' ? values.map((value) => value / 100) : values;
    const { unit, ...rest } = quantity;
    const measure = unit === undefined || quantity.kind === 'money' ? rest : { ...rest, unit };
    const figure = { ...measure, values: scaled, text: '', ...spanOf(tokens, from, to), numbers: spans };
    end = to;
    found.push(isBare ? { ...figure, isBare } : figure);
    if (second) index++;
  }
  return found;
};

/** What stands around a number, and the first and last token of the whole. */
interface Reading {
  quantity: Omit<Quantity, 'values'>;
  from?: number;
  to: number;
  isBare?: boolean;
}

/** "3-5 days", "between 3 and 5 days", "$50 to $150". */
function secondOf(tokens: readonly Token[], first: Numeral, next: Numeral | undefined): Numeral | undefined {
  if (!next || next.first <= first.last || next.isWords !== first.isWords) return undefined;
  const words = tokens.slice(first.last + 1, next.first).map(({ lower }) => lower);
  const [link = '', sign = '', ...more] = words;
  if (more.length > 0 || (sign !== '' && sign !== '$')) return undefined;
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
  if (before?.text === '$')
    return withRate(tokens, { quantity: { kind: 'money' }, from: first.first - 1, to: last.last });
  if (before?.lower === 'usd') return { quantity: { kind: 'money' }, from: first.first - 1, to: last.last };
  const isLabelled = before?.kind === 'word' && /^\p{Lu}/u.test(before.text) && labels.has(before.lower);
  let at = last.last + 1;
  if (tokens[at]?.text === '+') at++;
  const isJoined = tokens[at]?.text === '-' && tokens[at]?.isAttached === true;
  if (isJoined) at++;
  const after = afterNumber(tokens, at, last, isJoined, vocabulary);
  if (after && !(isLabelled && after.quantity.kind === 'count')) return after;
  if (isLabelled) return undefined;
  // "Age 17", "the age of 17", "the minimum age is 17", "younger than 17".
  const isLinked = /^(?:of|is|:|than)$/.test(before?.lower ?? '');
  if (/^(?:age[ds]?|younger|older)$/.test(tokens[first.first - (isLinked ? 2 : 1)]?.lower ?? ''))
    return { quantity: { kind: 'age' }, from: first.first - (isLinked ? 2 : 1), to: last.last };
  const counted = countBefore(tokens, first, vocabulary);
  if (counted) return counted;
  const alone = text.slice(tokens[first.first]?.start, tokens[last.last]?.end);
  if (text.trim().replace(/^[~≈]|[+*]$/g, '') === alone && !first.isWords)
    return { quantity: { kind: 'number' }, to: last.last };
  // "1,000 excuses" counts something.
  const isBare = /^ \p{Ll}+s\b/u.test(text.slice(tokens[last.last]?.end));
  if (first.isGrouped && !isJoined) return { quantity: { kind: 'number' }, to: last.last, isBare };
  const next = tokens[last.last + 1];
  const isCounting = next?.kind === 'word' && !stopWords.has(next.lower);
  if (isCounting || isJoined || first.value < 13 || /^(?:19|20)\d\d$/.test(alone)) return undefined;
  return { quantity: { kind: 'number' }, to: last.last, isBare: true };
}

function afterNumber(
  tokens: readonly Token[],
  at: number,
  numeral: Numeral,
  isJoined: boolean,
  vocabulary: Vocabulary,
): Reading | undefined {
  const [word = '', next = '', third = ''] = [0, 1, 2].map((step) => tokens[at + step]?.lower ?? '');
  if (word === '%' || word === 'percent' || word === 'pct') return { quantity: { kind: 'percent' }, to: at };
  if (word === 'per' && next === 'cent') return { quantity: { kind: 'percent' }, to: at + 1 };
  if (/^(?:dollars?|bucks|usd)$/.test(word)) return withRate(tokens, { quantity: { kind: 'money' }, to: at });
  if (/^cents?$/.test(word)) return withRate(tokens, { quantity: { kind: 'money', unit: 'cent' }, to: at });
  if (/^stars?$/.test(word)) return { quantity: { kind: 'rating' }, to: at };
  if (word === 'out' && next === 'of' && /^(?:5|five)$/.test(third))
    return { quantity: { kind: 'rating' }, to: at + 2 };
  if (word === '/' && next === '5' && tokens[at]?.isAttached) return { quantity: { kind: 'rating' }, to: at + 1 };
  if (/^(?:or|and)$/.test(word) && /^(?:older|over)$/.test(next)) return { quantity: { kind: 'age' }, to: at + 1 };
  const unit = unitNamed(word);
  if (/^years?$/.test(word) && (next === 'old' || (next === 'of' && third === 'age')))
    return { quantity: { kind: 'age' }, to: at + (next === 'old' ? 1 : 2) };
  if (word === 'year' && next === '-' && third === 'old') return { quantity: { kind: 'age' }, to: at + 2 };
  if (unit === 'mile' && /^(?:per|an|\/)$/.test(next) && third === 'hour')
    return { quantity: { kind: 'speed', unit: 'mph' }, to: at + 2 };
  if (unit) return withRate(tokens, { quantity: { kind: kindOfUnit(unit) as FigureKind, unit }, to: at });
  if (/^(?:business|working|work)$/.test(word) && unitNamed(next))
    return { quantity: { kind: 'duration', unit: unitNamed(next) as string, business: true }, to: at + 1 };
  return countAfter(tokens, at, numeral, isJoined, vocabulary);
}

/** "25 schools", "all 25 public high schools", "4-seater". */
function countAfter(
  tokens: readonly Token[],
  from: number,
  { value, isWords }: Numeral,
  isJoined: boolean,
  { nouns }: Vocabulary,
): Reading | undefined {
  if (!Number.isInteger(value) || (isWords && value === 1)) return undefined;
  // "All 24 of its schools" are 24; "two of our schools" are some of them.
  const isAll = tokens[from - 2]?.lower === 'all' && tokens[from]?.lower === 'of';
  const nearest = from + (isAll ? 2 : 0);
  for (let at = nearest; at <= nearest + (isJoined ? 0 : farthestNoun); at++) {
    const found = nouns.find(({ stems }) => stems.every((stem, step) => stem === wordAt(tokens, at + step)));
    if (found)
      return withRate(tokens, { quantity: { kind: 'count', unit: found.noun }, to: at + found.stems.length - 1 });
    const token = tokens[at];
    if (token?.kind !== 'word' || stopWords.has(token.lower) || unitNamed(token.lower)) return undefined;
  }
  return undefined;
}

/** "Seats: 4", "seats four". */
function countBefore(tokens: readonly Token[], { first, last }: Numeral, { nouns }: Vocabulary): Reading | undefined {
  const next = tokens[last + 1];
  if (next?.kind === 'word' && next.isAttached) return undefined;
  const at = tokens[first - 1]?.text === ':' ? first - 2 : first - 1;
  const found = nouns.find(({ stems }) => stems.length === 1 && stems[0] === wordAt(tokens, at));
  const isBare = found !== undefined && (next?.kind !== 'word' || stopWords.has(next.lower));
  return isBare ? { quantity: { kind: 'count', unit: found.noun }, from: at, to: last } : undefined;
}

/** The stem of a word; hyphens within a noun ("full-time") are stepped over by the stems themselves. */
function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'word' ? stemOf(token.lower) : (token?.text ?? '');
}

/** "a day", "per day", "/day", "monthly". */
function withRate(tokens: readonly Token[], reading: Reading): Reading {
  const at = reading.to + 1;
  const [first = '', second = ''] = [tokens[at]?.lower, tokens[at + 1]?.lower];
  const adverb = rateWords[first];
  const { kind } = reading.quantity;
  if (kind !== 'money' && kind !== 'duration' && kind !== 'count') return reading;
  if (adverb && kind === 'money') return { ...reading, quantity: { ...reading.quantity, per: adverb }, to: at };
  if (!/^(?:a|an|per|each|every|\/)$/.test(first) || tokens[at + 1]?.kind !== 'word') return reading;
  const per = unitNamed(second) ?? second.replace(/s$/, '');
  if (kind !== 'money' && unitNamed(second) === undefined) return reading;
  return { ...reading, quantity: { ...reading.quantity, per }, to: at + 1 };
}

function spanOf(tokens: readonly Token[], first: number, last: number): { start: number; end: number } {
  return { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
}
