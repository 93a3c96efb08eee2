import { months } from '../../facts/filters.ts';
import { withoutEmphasis } from '../../resolve/markdown.ts';
import { overlap, type Span } from '../../resolve/text-span.ts';
import type { Figure } from '../figure.ts';
import { contacts } from './contacts.ts';
import { dates } from './dates.ts';
import { hours } from './hours.ts';
import { numeralSign } from './numerals.ts';
import { findQuantities } from './quantities.ts';
import { type Shape, tokenize, type Vocabulary } from './recognizer.ts';

const shapes: readonly Shape[] = [...contacts, ...dates, ...hours];

/** What is not words: web addresses, targets of links and images, HTML entities. Numbers to call and mail addresses do count. */
const notWords = /\]\((?!tel:|sms:|mailto:)[^()\s]*(?:\s"[^"]*")?\)|\bhttps?:\/\/[^\s)>\]]+|&#?\w+;/g;

/** A text without one of these has no figure: a number, an address, a month, or a word of opening hours. */
const sign = new RegExp(
  `${numeralSign}|@|\\b(?:noon|midnight|clock|closed|${months.map((month) => month.slice(0, 3)).join('|')})`,
  'i',
);

/** The figures of a text that could contradict a fact, in order. Names from the facts and web addresses do not count. */
export function findFigures(text: string, vocabulary: Vocabulary): Figure[] {
  if (!sign.test(text)) return [];
  const { words: plain, placeOf } = withoutEmphasis(text);
  let words = plain.replace(notWords, blank);
  for (const { start, end } of vocabulary.findNames(words))
    words = words.slice(0, start) + blank(words.slice(start, end)) + words.slice(end);
  const isKnown = ({ kind, unit }: Pick<Figure, 'kind' | 'unit'>) => vocabulary.has(kind, unit);
  const shaped = findShapes(words, vocabulary).filter(isKnown);
  const tokens = tokenize(words).filter((token) => !shaped.some((figure) => overlap(token, figure)));
  const quantities = findQuantities(words, tokens, vocabulary).filter(isKnown);
  const placed = ({ start, end }: Span) => ({ start: placeOf(start), end: placeOf(end - 1) + 1 });
  return [...shaped, ...quantities]
    .map((figure) => ({ ...figure, text: plain.slice(figure.start, figure.end), numbers: figure.numbers.map(placed) }))
    .map((figure) => ({ ...figure, ...placed(figure) }))
    .sort((a, b) => a.start - b.start);
}

/** If two overlap, the earlier shape in the list wins. */
function findShapes(words: string, vocabulary: Vocabulary): Omit<Figure, 'text'>[] {
  const found: Omit<Figure, 'text'>[] = [];
  for (const { kind, unit, pattern, keyOf } of shapes)
    for (const match of words.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length };
      if (found.some((figure) => overlap(figure, span))) continue;
      const key = keyOf(match, vocabulary);
      if (key !== undefined) found.push({ kind, ...(unit ? { unit } : {}), key, values: [], ...span, numbers: [span] });
    }
  return found;
}

/** Keeps the length, so that offsets stay right. */
const blank = (words: string) => ' '.repeat(words.length);
