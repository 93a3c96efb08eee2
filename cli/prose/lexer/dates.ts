import { months } from '../../facts/filters.ts';
import type { Figure } from '../figure.ts';
import type { Recognizer } from './recognizer.ts';

const names = months.map((name) => name.toLowerCase());
const month = `(${names.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)}|t)?`).join('|')})\\b\\.?`;
const day = '(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:,.]*\\d|\\s?(?:[ap]\\.?m|%))';
const year = '(?:,? ((?:19|20)\\d\\d)(?![\\d,]))?';

const monthDay = new RegExp(`\\b${month} ${day}${year}`, 'gi');
const dayMonth = new RegExp(`(?<![\\d$,.])${day} (?:of )?${month}${year}`, 'gi');
const monthSpan = new RegExp(`\\b${month}\\s?(?:to|through|until|-|–)\\s?${month}(?! \\d)`, 'gi');
const iso = /(?<![\d-])((?:19|20)\d\d)-(\d\d)-(\d\d)(?![\d-])/g;
const slashed = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/((?:20)?\d\d))?(?![\d/])/g;

/** Dates, with or without a year, and spans of months. The key is `YYYY-MM-DD`, with a `*` for what is not said. */
export const findDates: Recognizer = (text) => {
  const found: Figure[] = [];
  const add = (start: number, words: string, key: string) => {
    const span = { start, end: start + words.length };
    if (!found.some((date) => date.start < span.end && date.end > span.start))
      found.push({ kind: 'date', key, values: [], text: words, ...span, numbers: [span] });
  };
  for (const match of text.matchAll(iso)) add(match.index, match[0], `${match[1]}-${match[2]}-${match[3]}`);
  for (const match of text.matchAll(monthDay))
    if (isMonth(match[1])) add(match.index, match[0], keyOf(match[3], numberOf(match[1]), match[2]));
  for (const match of text.matchAll(dayMonth))
    if (isMonth(match[2])) add(match.index, match[0], keyOf(match[3], numberOf(match[2]), match[1]));
  for (const { 0: words, 1: first = '', 2: last = '', index } of text.matchAll(monthSpan)) {
    if (!isMonth(first) || !isMonth(last)) continue;
    add(index, words.slice(0, first.length), keyOf(undefined, numberOf(first), undefined));
    const at = words.lastIndexOf(last);
    add(index + at, last, keyOf(undefined, numberOf(last), undefined));
  }
  for (const { 0: words, 1: first, 2: second, 3: last, index } of text.matchAll(slashed)) {
    if (Number(first) > 12 || Number(first) < 1 || Number(second) > 31 || last === undefined) continue;
    add(index, words, keyOf(last.padStart(4, '20'), Number(first), second));
  }
  return found;
};

/** True where two keys agree in all that both say. */
export function isSameDate(a: string, b: string): boolean {
  const [ours, theirs] = [a, b].map((key) => key.split('-'));
  const both = (ours ?? []).flatMap((part, index) => {
    const second = theirs?.[index];
    return part === '*' || second === '*' ? [] : [part === second];
  });
  return both.length > 0 && both.every(Boolean);
}

/** "May" and "March" begin with a capital, or are verbs. */
function isMonth(word = ''): boolean {
  return /^\p{Lu}/u.test(word);
}

function numberOf(word = ''): number {
  return names.findIndex((name) => name.startsWith(word.toLowerCase().slice(0, 3))) + 1;
}

function keyOf(year: string | undefined, month: number, day: string | undefined): string {
  return `${year ?? '*'}-${String(month).padStart(2, '0')}-${day?.padStart(2, '0') ?? '*'}`;
}
