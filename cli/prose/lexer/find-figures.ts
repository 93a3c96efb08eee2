import { months } from '../../facts/filters.ts';
import type { Figure } from '../figure.ts';
import { findContacts } from './contacts.ts';
import { findDates } from './dates.ts';
import { findHours } from './hours.ts';
import { numeralSign } from './numerals.ts';
import { findQuantities } from './quantities.ts';
import { type Recognizer, tokenize, type Vocabulary } from './recognizer.ts';

const recognizers: readonly Recognizer[] = [findContacts, findDates, findHours, findQuantities];

/** Addresses of pages, and what Markdown writes for itself: targets of links and images, entities. Numbers to call are words. */
const notWords = /\]\((?!tel:|sms:|mailto:)[^()\s]*(?:\s"[^"]*")?\)|\bhttps?:\/\/[^\s)>\]]+|&#?\w+;/g;

/** A text without one of these holds no figure: a number, an address, a month, a word of the hours. */
const sign = new RegExp(
  `${numeralSign}|@|\\b(?:noon|midnight|clock|closed|${months.map((month) => month.slice(0, 3)).join('|')})`,
  'i',
);

/** The figures of a text that could contradict a fact, in their order. Names that the facts hold, and addresses of pages, hold none. */
export function findFigures(text: string, vocabulary: Vocabulary): Figure[] {
  if (!sign.test(text)) return [];
  let words = text.replace(notWords, blank);
  for (const { start, end } of vocabulary.findNames(words))
    words = words.slice(0, start) + blank(words.slice(start, end)) + words.slice(end);
  let tokens = tokenize(words);
  const found: Figure[] = [];
  for (const recognize of recognizers) {
    const figures = recognize(words, tokens, vocabulary).filter(({ kind, unit }) => vocabulary.has(kind, unit));
    if (figures.length === 0) continue;
    found.push(...figures.map((figure) => ({ ...figure, text: text.slice(figure.start, figure.end) })));
    tokens = tokens.filter(({ start, end }) => !figures.some((figure) => start < figure.end && end > figure.start));
  }
  return found.sort((a, b) => a.start - b.start);
}

/** As long as before, so that offsets hold. */
function blank(words: string): string {
  return ' '.repeat(words.length);
}
