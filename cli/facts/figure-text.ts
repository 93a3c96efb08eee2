import { type FactMap, isMap } from '../../schemas/fact-map.ts';
import { formatNumber } from '../../schemas/format.ts';
import { type FigureMark, type SchemaNode, visitNodes } from '../schema/schemas.ts';
import { quietly } from './filter-input-error.ts';
import { filters, pluralOf } from './filters.ts';
import { formatDays, formatTimes, type OpeningHoursLine } from './opening-hours.ts';

/** A figure as the site words it: `$8,495`, `20 miles`, `3 plans`; undefined for a value that does not fit, which its schema reports. */
export function figureText(mark: FigureMark, value: unknown): string | undefined {
  if (mark.kind === 'count') return typeof value === 'number' ? countText(value, mark) : undefined;
  const [filter = '', ...args] = filterOf(mark);
  return quietly(() => filters[filter]?.(value, ...args)) as string | undefined;
}

function countText(value: number, { nouns: [many = '', ...moreNouns] = [] }: FigureMark): string {
  const singular = moreNouns.find((noun) => pluralOf(noun) === many) ?? many;
  return `${formatNumber(value)} ${value === 1 ? singular : many}`;
}

/** The filter for a figure, as written in a reference: `usd`, `unit: 'hour'`; undefined for a figure that needs none. */
export function figureFilter(mark: FigureMark): string | undefined {
  const [filter = '', ...args] = filterOf(mark);
  return filters[filter] && [filter, ...args.map((argument) => `'${argument}'`)].join(': ');
}

/** The filters of units, and of kinds without a unit, that are named otherwise. */
const filterNames: Readonly<Record<string, string[]>> = {
  money: ['usd'],
  age: ['unit', 'year'],
  count: ['number'],
  mile: ['miles'],
  foot: ['feet'],
  mph: ['mph'],
  pound: ['pounds'],
};

function filterOf({ kind, unit, business }: FigureMark): string[] {
  if (unit === undefined) return filterNames[kind] ?? [kind];
  return filterNames[unit] ?? ['unit', `${business ? 'business ' : ''}${unit}`];
}

/** Adds a text beside every figure in the schema, `priceText` beside `price`, and to opening hours the lines to show. */
export function addFigureTexts(top: SchemaNode, data: unknown): void {
  visitNodes(top, data, ({ value, schema, node }) => {
    if (!isMap(value)) return;
    if (schema.figure?.kind === 'hours') value.lines = linesOf(value);
    for (const key of node.keys.filter((key) => Object.hasOwn(value, key))) {
      const mark = node.child(key)?.schema.figure;
      const text = mark && figureText(mark, value[key]);
      if (text !== undefined) value[`${key}Text`] ??= text;
    }
  });
}

function linesOf({ alwaysOpen, days }: FactMap): { days: unknown; times: unknown }[] | undefined {
  if (!Array.isArray(days)) return alwaysOpen ? [{ days: 'Every day', times: 'Open 24 hours' }] : undefined;
  const lines = days.filter(isMap) as unknown as OpeningHoursLine[];
  return lines.map((line) => ({ days: quietly(() => formatDays(line)), times: quietly(() => formatTimes(line)) }));
}

/** A figure as a block prints it, such as "$25 per hour", without the words of its `label`. Undefined if the value is no such figure. */
export function shownFigure(mark: FigureMark, value: unknown, label = ''): string | undefined {
  const text = isRange(value) ? rangeText(mark, value, label) : textOf(mark, value, label);
  const rate = mark.per ? `per ${mark.per}` : undefined;
  return text && rate && !label.toLowerCase().includes(rate) ? `${text} ${rate}` : text;
}

/** "2-5 business days" and "$50-150": the unit stands only once, and a range from 5 to 5 is "5 business days". */
function rangeText(mark: FigureMark, { min, max }: Range, label: string): string | undefined {
  const [least, most] = [textOf(mark, min, label), textOf(mark, max, label)];
  return min === max ? most : least && most && `${least.replace(/\D+$/, '')}-${most.replace(/^\D+/, '')}`;
}

function textOf(mark: FigureMark, value: unknown, label: string): string | undefined {
  // The name of a month needs no filter.
  if (mark.kind === 'date' && /^[A-Z]/.test(String(value))) return String(value);
  const isSaid = mark.nouns?.some((noun) => ` ${label} `.toLowerCase().includes(` ${noun} `));
  if (isSaid && typeof value === 'number') return formatNumber(value);
  const text = figureText(mark, value);
  return text && mark.kind === 'rating' ? `${text} out of 5` : text;
}

type Range = Record<'min' | 'max', unknown>;

/** True for a fact with two ends: `{ min: 3, max: 5 }`. */
export function isRange(value: unknown): value is Range {
  return typeof value === 'object' && value !== null && 'min' in value && 'max' in value;
}
