import { formatNumber } from '../../schemas/format.ts';
import type { FigureKind, FigureMark } from '../schema/figure-mark.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import { quietly } from './filter-input-error.ts';
import { filters } from './filters.ts';
import { formatDays, formatTimes, type OpeningHoursLine } from './opening-hours.ts';

/** A figure in the words of the site: `$8,495`, `20 miles`, `3 plans`; undefined for a value that does not fit, which its schema reports. */
export function figureText(mark: FigureMark, value: unknown): string | undefined {
  if (mark.kind === 'count') return typeof value === 'number' ? countText(value, mark) : undefined;
  const [filter, ...args] = wordings[mark.kind]?.(mark) ?? [];
  return quietly(() => filter && filters[filter]?.(value, ...args)) as string | undefined;
}

function countText(value: number, { nouns: [many = '', ...others] = [] }: FigureMark): string {
  const singular = others.find((noun) => many === `${noun}s`) ?? many;
  return `${formatNumber(value)} ${value === 1 ? singular : many}`;
}

/** The filter that words a figure, as written in a reference: `usd`, `unit: 'hour'`. Undefined for a figure that is a word already. */
export function figureFilter(mark: FigureMark): string | undefined {
  const [filter, ...args] = wordings[mark.kind]?.(mark) ?? [];
  return filter && [filter, ...args.map((argument) => `'${argument}'`)].join(': ');
}

const wordings: Partial<Record<FigureKind, (mark: FigureMark) => string[]>> = {
  money: () => ['usd'],
  percent: () => ['percent'],
  distance: ({ unit = 'mile' }) => lengths[unit] ?? ['unit', unit],
  duration: ({ unit = 'day', business }) => ['unit', business ? `business ${unit}` : unit],
  speed: () => ['mph'],
  weight: () => ['pounds'],
  age: () => ['unit', 'year'],
  rating: () => ['rating'],
  count: () => ['number'],
  phone: () => ['phone'],
  hours: () => ['hours'],
  time: () => ['time'],
  date: () => ['date'],
};

const lengths: Record<string, string[]> = { mile: ['miles'], foot: ['feet'] };

/** Puts its text beside every figure that a schema names, `priceText` beside `price`, and the lines to show into opening hours. */
export function addFigureTexts(node: SchemaNode, data: unknown): void {
  if (!data || typeof data !== 'object') return;
  const holder = data as Record<string, unknown>;
  if ((node.schema.figure as FigureMark | undefined)?.kind === 'hours') holder.lines = linesOf(holder);
  for (const [key, value] of Object.entries(holder)) {
    const child = node.child(Array.isArray(data) ? Number(key) : key);
    if (!child) continue;
    const mark = child.schema.figure as FigureMark | undefined;
    const text = mark && node.keys.includes(key) ? figureText(mark, value) : undefined;
    if (text !== undefined) holder[`${key}Text`] ??= text;
    addFigureTexts(child, value);
  }
}

function linesOf({ alwaysOpen, days }: Record<string, unknown>): { days: unknown; times: unknown }[] | undefined {
  if (Array.isArray(days)) {
    const lines = days.filter((line): line is OpeningHoursLine => line && typeof line === 'object');
    return lines.map((line) => ({
      days: quietly(() => formatDays(line)),
      times: quietly(() => formatTimes(line)),
    }));
  }
  return alwaysOpen ? [{ days: 'Every day', times: 'Open 24 hours' }] : undefined;
}

/** A reference in place of words that an author typed: an address to call, "a 3-hour window" and "three" have filters of their own. */
export function referenceFor(typed: string, reference: string): string {
  const called = reference.replace(/phone$/, /^(?:tel|sms)(?=:)/.exec(typed)?.[0] ?? 'phone');
  const joined = /\d-\p{L}/u.test(typed) ? called.replace(/unit(?=: '[^']*'$)/, 'compound') : called;
  return /^\p{L}/u.test(typed)
    ? joined.replace(/\| number$/, '| words').replace(/\| count$/, '| count | words')
    : joined;
}

/**
 * A figure as a block prints it: value, unit and rate, as in "$25 per hour", "3-5 business days" or "(732) 555-0142".
 * @param label what stands beside it, if anything: a noun or a rate that it says is not said again
 * @returns undefined for a value that is no such figure
 */
export function shownFigure(mark: FigureMark, value: unknown, label = ''): string | undefined {
  const text = isRange(value) ? rangeText(mark, value, label) : textOf(mark, value, label);
  const rate = mark.per ? `per ${mark.per}` : undefined;
  return text && rate && !label.toLowerCase().includes(rate) ? `${text} ${rate}` : text;
}

/** "2-5 business days" and "$50-150": each end without the unit that stands at the other. */
function rangeText(mark: FigureMark, { min, max }: Range, label: string): string | undefined {
  const [least, most] = [textOf(mark, min, label), textOf(mark, max, label)];
  return least && most && `${least.replace(/\D+$/, '')}-${most.replace(/^\D+/, '')}`;
}

function textOf(mark: FigureMark, value: unknown, label: string): string | undefined {
  // A month is its own name.
  if (mark.kind === 'date' && /^[A-Z]/.test(String(value))) return String(value);
  const isSaid = mark.nouns?.some((noun) => ` ${label} `.toLowerCase().includes(` ${noun} `));
  if (isSaid && typeof value === 'number') return formatNumber(value);
  const text = figureText(mark, value);
  return text && mark.kind === 'rating' ? `${text} out of 5` : text;
}

/** "100 Main Street, Princeton, NJ 08540", of a map that is a postal address; undefined for anything else. */
export function addressText(value: unknown): string | undefined {
  const { street, city, state, postalCode } = (value ?? {}) as Record<string, unknown>;
  const isAddress = [street, city, state, postalCode].every((part) => typeof part === 'string');
  return isAddress ? `${street}, ${city}, ${state} ${postalCode}` : undefined;
}

interface Range {
  min: unknown;
  max: unknown;
}

/** True for a fact of two ends: `{ min: 3, max: 5 }`. */
export function isRange(value: unknown): value is Range {
  return typeof value === 'object' && value !== null && 'min' in value && 'max' in value;
}
