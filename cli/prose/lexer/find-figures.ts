import { months } from '../../facts/filters.ts';
import { withoutEmphasis } from '../../resolve/markdown.ts';
import { blankAt, overlap, type Span, spanFrom } from '../../resolve/text-span.ts';
import type { Figure } from '../figure.ts';
import { contacts } from './contacts.ts';
import { dates } from './dates.ts';
import { clock, hours } from './hours.ts';
import { numeralSign } from './numerals.ts';
import { findQuantities } from './quantities.ts';
import { type Shape, tokenize, type Vocabulary } from './recognizer.ts';

const shapes: readonly Shape[] = [...contacts, ...dates, ...hours];
/** The times in opening hours, or all of "Sunday closed". */
const times = new RegExp(`${clock}|^\\D+$`, 'gi');

/** What is not words: web addresses, targets of links and images, HTML entities, numbers of list items. Numbers to call and mail addresses do count. */
const notWords = /\]\((?!tel:|sms:|mailto:)[^()\s]*(?:\s"[^"]*")?\)|\bhttps?:\/\/[^\s)>\]]+|&#?\w+;|^ *\d\d?[.)] /gm;

/** A text without one of these has no figure: a number, an address, a month, or a word of opening hours. */
const sign = new RegExp(
  `${numeralSign}|@|\\b(?:noon|midnight|clock|closed|${months.map((month) => month.slice(0, 3)).join('|')})`,
  'i',
);

/** The figures of a text, in order. Names from the facts and web addresses do not count, nor do shapes of kinds that no fact has. */
export function findFigures(text: string, vocabulary: Vocabulary): Figure[] {
  if (!sign.test(text)) return [];
  const { words: plain, placeOf } = withoutEmphasis(text);
  const linked = plain.replace(notWords, (link) => ' '.repeat(link.length));
  const words = vocabulary.findNames(linked).reduce(blankAt, linked);
  const shaped = findShapes(words, vocabulary).filter(({ kind, unit }) => vocabulary.has(kind, unit));
  const tokens = tokenize(words).filter((token) => !shaped.some((figure) => overlap(token, figure)));
  const quantities = findQuantities(words, tokens, vocabulary);
  const placed = ({ start, end }: Span) => ({ start: placeOf(start), end: placeOf(end - 1) + 1 });
  return [...shaped, ...quantities]
    .map((hit) => ({ ...hit, ...placed(hit), text: plain.slice(hit.start, hit.end), numbers: hit.numbers.map(placed) }))
    .sort((a, b) => a.start - b.start);
}

/** If two overlap, the earlier shape in the list wins. */
function findShapes(words: string, vocabulary: Vocabulary): Omit<Figure, 'text'>[] {
  const found: Omit<Figure, 'text'>[] = [];
  for (const { kind, unit, pattern, keyOf } of shapes)
    for (const match of words.matchAll(pattern)) {
      const span = spanFrom(match.index, match[0]);
      if (found.some((figure) => overlap(figure, span))) continue;
      const key = keyOf(match, vocabulary);
      const parts = [...match[0].matchAll(kind === 'hours' ? times : /.+/gs)];
      const numbers = parts.map(({ 0: part, index }) => spanFrom(match.index + index, part));
      if (key !== undefined) found.push({ kind, ...(unit ? { unit } : {}), key, values: [], ...span, numbers });
    }
  return found;
}
