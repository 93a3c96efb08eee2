import { isMap, mapOf } from '../../schemas/fact-map.ts';
import { formatDay, formatNumber, formatQuantity, formatUsd } from '../../schemas/format.ts';
import { didYouMean, suggestName } from '../report/did-you-mean.ts';
import { show } from '../schema/expected-value.ts';
import { isDay } from '../source/calendar.ts';
import { valueAt } from '../source/source-file.ts';
import { FilterInputError } from './filter-input-error.ts';
import { formatOpeningHours, formatTime } from './opening-hours.ts';

type Filter = (value: unknown, ...args: unknown[]) => unknown;

/** The filters of the business, by name, beside those of Liquid: each turns a fact into the words that a visitor reads. */
export const filters: Record<string, Filter> = {
  usd: (value) => formatUsd(number('usd', value)),
  miles: (value) => quantity('miles', value, 'mile'),
  feet: (value) => quantity('feet', value, 'foot'),
  pounds: (value) => quantity('pounds', value, 'pound'),
  mph: (value) => quantity('mph', value, 'mph'),
  percent: (value) => `${formatNumber(number('percent', value))}%`,
  number: (value) => formatNumber(number('number', value)),
  rating: (value) => number('rating', value).toFixed(1),
  unit: (value, noun) => quantity('unit', value, noun),
  compound: (value, noun) => `${formatNumber(number('compound', value))}-${singular('compound', noun)}`,
  words: (value, noun) =>
    words(number('words', value)) + (noun ? ` ${value === 1 ? noun : pluralOf(singular('words', noun))}` : ''),
  phone: (value) => phoneDigits('phone', value).replace(/^\+1(\d{3})(\d{3})/, '($1) $2-'),
  tel: (value) => `tel:${phoneDigits('tel', value)}`,
  sms: (value) => `sms:${phoneDigits('sms', value)}`,
  hours: (value) => formatOpeningHours(value),
  time: (value) => formatTime(text('time', value)),
  date,
  count: (value) => items('count', value).length,
  least: (value) => least(items('least', value)),
  values: (value) => items('values', value),
  list: (value) => lists.format(items('list', value).map(word)),
  pluck: (value, key) => withKey('pluck', items('pluck', value), String(key)).flatMap((item) => at(item, String(key))),
  where: (value, key, wanted) => where(items('where', value), String(key), wanted),
  limit: (value, most) => items('limit', value).slice(0, number('limit', most)),
  only: (value, ...slugs) => only(value, slugs.map(String)),
};

/** Other words that people use for a filter, by what to write instead. */
export const filterAliases: Readonly<Record<string, readonly string[]>> = {
  usd: ['dollar', 'money', 'currency', 'price', 'cost'],
  pounds: ['lb', 'weight'],
  mph: ['speed'],
  percent: ['percentage'],
  number: ['digits', 'integer', 'comma'],
  phone: ['telephone', 'tel-number'],
  hours: ['opening-hours', 'schedule'],
  date: ['calendar'],
  count: ['number-of', 'length', 'total'],
  least: ['minimum', 'min', 'lowest', 'cheapest', 'from'],
  list: ['and', 'commas'],
  ...Object.fromEntries(['minute', 'hour', 'day', 'week', 'month', 'year'].map((noun) => [`unit: '${noun}'`, [noun]])),
};

function quantity(filter: string, value: unknown, noun: unknown): string {
  const unit = singular(filter, noun);
  const { min = value, max = value } = Object(value);
  const most = formatQuantity(number(filter, max), unit, pluralOf(unit));
  return min === max ? most : `${formatNumber(number(filter, min))}-${most}`;
}

/** The noun for one of a unit: "day" or "bus". @throws FilterInputError for a plural, whose own plural would be "yearses" */
function singular(filter: string, noun: unknown): string {
  if (typeof noun === 'string' && /(?:[^s]|[su]s)$/.test(noun)) return noun;
  throw unfit(filter, 'a noun in the singular', noun, `Write the word for one of it, as in ${filter}: 'day'.`);
}

export function pluralOf(noun: string): string {
  if (noun === 'foot') return 'feet';
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies');
  return /^[mk]ph$/.test(noun) ? noun : noun + (/(?:[sx]|ch|sh)$/.test(noun) ? 'es' : 's');
}

/** "A, B and C": our pages write no comma before "and". */
const lists = new Intl.ListFormat('en-GB');

function phoneDigits(filter: string, value: unknown): string {
  const digits = text(filter, value);
  if (/^\+1\d{10}$/.test(digits)) return digits;
  throw unfit(filter, 'a phone number', value, 'Refer to a phone number, such as "+17325550142".');
}

const monthNames = 'January February March April May June July August September October November December';
export const months = monthNames.split(' ');

function date(value: unknown): string {
  if (value && typeof value === 'object' && 'month' in value && 'day' in value) {
    return `${months[Number(value.month) - 1]} ${value.day}`;
  }
  if (isDay(value)) return formatDay(value);
  throw unfit('date', 'a date', value, 'Refer to a date, such as 2025-01-23.');
}

const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
export const smallNumbers = numberWords.split(' ');
export const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function words(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > 99) return formatNumber(value);
  if (value < 20) return smallNumbers[value] as string;
  const rest = value % 10;
  return `${tens[Math.floor(value / 10)]}${rest === 0 ? '' : `-${smallNumbers[rest]}`}`;
}

/** @throws FilterInputError for a misspelled key. A key that no entry has today may be right. */
function withKey(filter: string, list: unknown[], key: string): unknown[] {
  const [first = ''] = key.split('.');
  const isKnown = list.some((item) => Object.hasOwn(mapOf(item), first));
  const near = isKnown ? undefined : didYouMean(first, new Set(list.flatMap((item) => Object.keys(mapOf(item)))));
  if (near) throw new FilterInputError(`Filter "${filter}" finds no entry that has "${first}".`, near);
  return list;
}

/** The part of an entry at a path: `address.city`. */
const at = (item: unknown, path: string): unknown => valueAt(item, path.split('.'));

/** Like Liquid's own filter, but it throws for a word that entries have only in another spelling: nobody would notice an empty list. */
function where(list: unknown[], key: string, wanted: unknown): unknown[] {
  const found = withKey('where', list, key).filter((item) =>
    wanted === undefined ? at(item, key) : at(item, key) === wanted,
  );
  const words = found.length === 0 && typeof wanted === 'string' ? list.map((item) => String(at(item, key))) : [];
  const near = didYouMean(String(wanted), new Set(words));
  if (near) throw new FilterInputError(`Filter "where" finds no entry whose "${key}" is "${wanted}".`, near);
  return found;
}

function least(list: unknown[]): number {
  const hint = 'Put the text into {% if %}, so that it is left out while the list is empty.';
  if (list.length === 0)
    throw new FilterInputError('Filter "least" gets an empty list, which has no lowest number.', hint);
  return Math.min(...list.map((item) => number('least', item)));
}

function only(value: unknown, slugs: string[]): unknown[] {
  const list = items('only', value) as { slug?: unknown }[];
  const known = list.map((item) => String(item?.slug));
  return slugs.map((slug) => {
    if (known.includes(slug)) return list[known.indexOf(slug)];
    const hint = `${suggestName(slug, known)} If it is gone, take it out.`;
    throw new FilterInputError(`Filter "only" finds no entry "${slug}".`, hint);
  });
}

function number(filter: string, value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  const numbers = Object.entries(isMap(value) ? value : {}).filter(([, item]) => typeof item === 'number');
  const ends = numbers.map(([key]) => `.${key}`).join(', ');
  const hint = ends && `Add the number that you mean to the path: ${ends}.`;
  throw unfit(filter, 'a number', value, hint || 'Take the filter out, or refer to a fact that is a number.');
}

function text(filter: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw unfit(filter, 'text', value, 'Refer to a fact that is a text.');
}

/** An entry of a list in words. @throws FilterInputError if it has none, as where an entry lacks the key of `pluck` */
function word(entry: unknown): string {
  if (typeof entry === 'string' || typeof entry === 'number') return String(entry);
  throw unfit('list', 'texts or numbers', entry, "Take only entries that have it, as in where: 'key'.");
}

function items(filter: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (value && typeof value === 'object') return Object.values(value);
  throw unfit(filter, 'a list or a map', value, 'Refer to a fact that has entries.');
}

function unfit(filter: string, needed: string, value: unknown, hint: string): FilterInputError {
  return new FilterInputError(`Filter "${filter}" needs ${needed}, not ${show(value)}.`, hint);
}
