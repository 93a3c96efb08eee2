import { months } from '../facts/filters.ts';
import { type OpeningHours, timesByDay } from '../facts/opening-hours.ts';
import { isRange } from '../facts/shown-figure.ts';
import type { FigureMark } from '../schema/figure-mark.ts';
import type { Quantity } from './figure.ts';
import { weekdays } from './lexer/hours.ts';

/** The figure that a fact's value is; undefined for a value that does not fit, which its schema reports. */
export function quantityOf(mark: FigureMark, value: unknown): Quantity | undefined {
  const { subject: _, nouns: __, ...said } = mark;
  const measure = said.kind === 'speed' ? { unit: 'mph', ...said } : said;
  const key = keyOf(mark, value);
  if (key !== undefined && measure.kind === 'address')
    return { ...measure, unit: /^\d{5}$/.test(key) ? 'postal code' : 'street', values: [], key };
  if (key !== undefined) return { ...measure, values: [], key };
  const values = isRange(value) ? [value.min, value.max] : [value];
  return values.every((amount) => typeof amount === 'number') ? { ...measure, values } : undefined;
}

function keyOf({ kind }: FigureMark, value: unknown): string | undefined {
  if (kind === 'phone') return String(value).replace(/\D/g, '').slice(-10);
  if (kind === 'email' || kind === 'address') return String(value).toLowerCase().replace(/\s+/g, ' ');
  if (kind === 'time') return String(value).padStart(5, '0');
  if (kind === 'hours') return hoursKey(value as OpeningHours);
  return kind === 'date' ? dateKey(value) : undefined;
}

function hoursKey(hours: OpeningHours): string | undefined {
  if (hours.alwaysOpen) return 'always';
  if (!Array.isArray(hours.days)) return undefined;
  return timesByDay(hours.days)
    .map((times, index) => `${weekdays[index]}=${times ?? 'closed'}`)
    .join(';');
}

/** `YYYY-MM-DD` with a `*` for what the fact leaves out. */
function dateKey(value: unknown): string | undefined {
  const two = (part: unknown) => String(part).padStart(2, '0');
  if (value && typeof value === 'object' && 'month' in value && 'day' in value)
    return `*-${two(value.month)}-${two(value.day)}`;
  const month = months.findIndex((name) => name.toLowerCase() === String(value).toLowerCase());
  if (month !== -1) return `*-${two(month + 1)}-*`;
  return /^\d{4}-\d\d-\d\d$/.test(String(value)) ? String(value) : undefined;
}
