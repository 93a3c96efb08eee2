import { months } from '../../facts/filters.ts';
import type { Shape } from './recognizer.ts';

const names = months.map((name) => name.toLowerCase());
/** In lower case, "may" and "march" are verbs. */
const anyMonth = `(?-i:(?=[A-Z]))(?:${names.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)}\\b|t?\\b\\.?)`).join('|')})`;
const month = `\\b(?<month>${anyMonth})`;
const day = '(?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:,.]*\\d|\\s?(?:[ap]\\.?m|%))';
const year = '(?:,? (?<year>(?:19|20)\\d\\d)(?!,?\\d))?';
const to = '\\s?(?:to|through|until|-|–)\\s?';

const patterns = [
  /(?<![\d-])(?<year>(?:19|20)\d\d)-(?<month>\d\d)-(?<day>\d\d)(?![\d-])/g,
  new RegExp(`${month} ${day}${year}`, 'gi'),
  new RegExp(`(?<![\\d$,.])${day} (?:of )?${month}${year}`, 'gi'),
  // Both ends of "April to October".
  new RegExp(`${month}(?=${to}${anyMonth}(?! \\d))`, 'gi'),
  new RegExp(`(?<=\\b${anyMonth}${to})${month}(?! \\d)`, 'gi'),
  /(?<![\d/])(?<month>0?[1-9]|1[0-2])\/(?<day>[0-2]?\d|3[01])\/(?<year>(?:20)?\d\d)(?![\d/])/g,
];

/** Dates, with or without a year, and spans of months. The key is `YYYY-MM-DD`, with a `*` for each part that the text leaves out. */
export const dates: readonly Shape[] = patterns.map((pattern) => ({
  kind: 'date',
  pattern,
  keyOf({ groups: { year, month = '', day } = {} }) {
    const named = names.findIndex((name) => name.startsWith(month.toLowerCase().slice(0, 3))) + 1;
    const digits = [named || month, day ?? '*'].map((part) => (part === '*' ? part : String(part).padStart(2, '0')));
    return [year?.padStart(4, '20') ?? '*', ...digits].join('-');
  },
}));

/** True if two keys agree in every part that both have. */
export function isSameDate(a: string, b: string): boolean {
  const theirs = b.split('-');
  const both = a.split('-').flatMap((part, index) => (`${part}${theirs[index]}`.includes('*') ? [] : [index]));
  return both.length > 0 && both.every((index) => a.split('-')[index] === theirs[index]);
}
