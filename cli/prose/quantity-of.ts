import type { FigureMark } from '../facts/figure-mark.ts';
import { filters } from '../facts/filters.ts';
import { type OpeningHours, timesByDay } from '../facts/opening-hours.ts';
import type { FigureKind, Quantity } from './figure.ts';

const months = 'january february march april may june july august september october november december'.split(' ');
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** The figure that a fact's value is; undefined for a value that does not fit, which its schema reports. */
export function quantityOf(mark: FigureMark, value: unknown): Quantity | undefined {
  const { kind, unit, per, business } = mark;
  const own = {
    kind: kind as FigureKind,
    ...(unit ? { unit } : kind === 'speed' ? { unit: 'mph' } : {}),
    ...(per ? { per } : {}),
    ...(business ? { business } : {}),
  };
  const key = keyOf(mark, value);
  if (key !== undefined && own.kind === 'address')
    return { ...own, unit: /^\d{5}$/.test(key) ? 'postal code' : 'street', values: [], key };
  if (key !== undefined) return { ...own, values: [], key };
  const values =
    value && typeof value === 'object' && 'min' in value && 'max' in value ? [value.min, value.max] : [value];
  return values.every((one) => typeof one === 'number') ? { ...own, values } : undefined;
}

function keyOf(mark: FigureMark, value: unknown): string | undefined {
  const kind = mark.kind as FigureKind;
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
    .map((times, index) => `${days[index]}=${times ?? 'closed'}`)
    .join(';');
}

/** `YYYY-MM-DD` with a `*` for what the fact leaves out. */
function dateKey(value: unknown): string | undefined {
  const two = (part: unknown) => String(part).padStart(2, '0');
  if (value && typeof value === 'object' && 'month' in value && 'day' in value)
    return `*-${two(value.month)}-${two(value.day)}`;
  const month = months.indexOf(String(value).toLowerCase());
  if (month !== -1) return `*-${two(month + 1)}-*`;
  return /^\d{4}-\d\d-\d\d$/.test(String(value)) ? String(value) : undefined;
}

/** The standard wording of a fact's value, and the filter that writes it. */
export function wordingOf(mark: FigureMark, value: unknown): { wording: string; filter: string } {
  const filter = filterOf(mark);
  const [name = '', argument] = filter.split(': ');
  const apply = (one: unknown) =>
    String(filter === '' ? one : (quietly(() => filters[name]?.(one, argument?.slice(1, -1))) ?? one));
  const isRange = value && typeof value === 'object' && 'min' in value && 'max' in value;
  const words = isRange ? `${apply(value.min).replace(/[^\d.,%]+$/, '')}-${apply(value.max)}` : apply(value);
  const after = mark.kind === 'count' ? ` ${mark.nouns?.[0] ?? ''}` : mark.per ? ` per ${mark.per}` : '';
  return { wording: `${words}${after}`.trim(), filter };
}

function filterOf({ kind: marked, unit = 'day', business }: FigureMark): string {
  const kind = marked as FigureKind;
  const named: Partial<Record<FigureKind, string>> = {
    money: 'usd',
    percent: 'percent',
    speed: 'mph',
    rating: 'rating',
    count: 'number',
    age: 'number',
    phone: 'phone',
    hours: 'hours',
    time: 'time',
    date: 'date',
  };
  if (kind === 'distance' && unit === 'mile') return 'miles';
  if (kind === 'distance' && unit === 'foot') return 'feet';
  if (kind === 'weight' && unit === 'pound') return 'pounds';
  if (kind === 'address' || kind === 'email') return '';
  return named[kind] ?? `unit: '${business ? 'business ' : ''}${unit}'`;
}

function quietly<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
