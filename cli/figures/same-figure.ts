import type {
  CountFigure,
  DateFigure,
  DistanceFigure,
  DurationFigure,
  Figure,
  MoneyFigure,
  NumberFigure,
  PhoneFigure,
  RatingFigure,
} from './figure.ts';
import { compareHours } from './same-hours.ts';

/**
 * - `same`: one value in one spelling (spaces, case and the kind of dash apart);
 * - `format`: one value in two spellings, such as 9-5 and 9AM-5PM, 7 days and seven-day, 48 hours and 2 days;
 * - `different`: two values of the same thing, such as $245 and $254, or 3 days and 3 business days;
 * - `unrelated`: figures that can both be true, since they are of different kinds, units or subjects.
 */
export type Sameness = 'same' | 'format' | 'different' | 'unrelated';

/** What the values alone say; `equal` leaves open how they are written. */
export type ValueMatch = 'equal' | 'different' | 'unrelated';

/** Compares two figures. Hedges ("about", "over", "from", `+`) are not looked at; `approximate` tells them. */
export function sameFigure(a: Figure, b: Figure): Sameness {
  if (a.kind === 'hours' && b.kind === 'hours') return compareHours(a, b);
  const match = a.kind === b.kind ? compareValues(a, b) : 'unrelated';
  if (match !== 'equal') return match;
  return spelling(a) === spelling(b) ? 'same' : 'format';
}

function spelling({ text, start, amount }: Figure): string {
  return text
    .slice(amount.start - start, amount.end - start)
    .toLowerCase()
    .replace(/[\s*_`\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}

function compareValues(a: Figure, b: Figure): ValueMatch {
  switch (a.kind) {
    case 'money':
      return compareMoney(a, b as MoneyFigure);
    case 'distance':
      return compareDistance(a, b as DistanceFigure);
    case 'duration':
      return compareDuration(a, b as DurationFigure);
    case 'count':
      return a.noun === (b as CountFigure).noun && !a.partial && !(b as CountFigure).partial
        ? compareRange(a, b)
        : 'unrelated';
    case 'number':
      return isOther(a.noun, (b as NumberFigure).noun) ? 'unrelated' : compareRange(a, b);
    case 'rating':
      return equal(a.value / a.scale === (b.value as number) / (b as RatingFigure).scale);
    case 'phone':
      return comparePhone(a, b as PhoneFigure);
    case 'date':
      return compareDate(a, b as DateFigure);
    case 'speed':
    case 'weight':
      return compareMeasure(a, b as typeof a);
    default:
      return compareRange(a, b);
  }
}

function equal(isEqual: boolean): ValueMatch {
  return isEqual ? 'equal' : 'different';
}

function isOther<T>(a: T | undefined, b: T | undefined): boolean {
  return a !== undefined && b !== undefined && a !== b;
}

interface Valued {
  value: number | string;
  max?: number;
}

function compareRange(a: Valued, b: Valued): ValueMatch {
  return equal(a.value === b.value && a.max === b.max);
}

function compareMoney(a: MoneyFigure, b: MoneyFigure): ValueMatch {
  if (isOther(a.per, b.per)) return 'unrelated';
  return a.unit === b.unit ? compareRange(a, b) : 'different';
}

const sizes: Readonly<Record<string, number>> = {
  mile: 1609.344,
  kilometer: 1000,
  meter: 1,
  foot: 0.3048,
  inch: 0.0254,
  mph: 1.609344,
  'km/h': 1,
  pound: 0.45359237,
  kilogram: 1,
  ton: 907.18474,
};
/** 16 km are 10 miles to anyone who reads a website. */
const conversionTolerance = 0.01;

function compareDistance(a: DistanceFigure, b: DistanceFigure): ValueMatch {
  const isRoad = (figure: DistanceFigure) => figure.unit === 'mile' || figure.unit === 'kilometer';
  if (isRoad(a) !== isRoad(b) && a.unit !== 'meter' && b.unit !== 'meter') return 'unrelated';
  return isOther(a.subject, b.subject) ? 'unrelated' : compareMeasure(a, b);
}

interface Measured {
  value: number;
  max?: number;
  unit: string;
}

function compareMeasure(a: Measured, b: Measured): ValueMatch {
  if (a.unit === b.unit) return compareRange(a, b);
  const isNear = (one: number | undefined, two: number | undefined) => {
    if (one === undefined || two === undefined) return one === two;
    const [first, second] = [one * sizes[a.unit]!, two * sizes[b.unit]!];
    return Math.abs(first - second) <= conversionTolerance * Math.max(first, second);
  };
  return equal(isNear(a.value, b.value) && isNear(a.max, b.max));
}

const seconds: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600, day: 86400, week: 604800 };
const months: Readonly<Record<string, number>> = { month: 1, year: 12 };

function compareDuration(a: DurationFigure, b: DurationFigure): ValueMatch {
  if (isOther(a.subject, b.subject)) return 'unrelated';
  if (a.business !== b.business) return 'different';
  const scale = seconds[a.unit] && seconds[b.unit] ? seconds : months;
  const [one, two] = [scale[a.unit], scale[b.unit]];
  // days and months have no common measure: 30 days are not always a month
  if (!one || !two) return 'different';
  return equal(a.value * one === b.value * two && (a.max ?? 0) * one === (b.max ?? 0) * two);
}

const localDigits = 7;

function comparePhone(a: PhoneFigure, b: PhoneFigure): ValueMatch {
  if (a.value.length === localDigits || b.value.length === localDigits) {
    return equal(a.value.slice(-localDigits) === b.value.slice(-localDigits));
  }
  return equal(a.value === b.value && a.extension === b.extension);
}

/** A date without its year or its day agrees with any that has the rest in common. */
function compareDate(a: DateFigure, b: DateFigure): ValueMatch {
  if (a.value === b.value) return 'equal';
  const [one, two] = [datePart(a.value), datePart(b.value)];
  // "October 1918" is history, and no month in which a season begins.
  if ([one, two].some(({ year }) => Number(year ?? 2000) < 2000) && isOther(one.year ?? '', two.year ?? ''))
    return 'different';
  return equal(['year', 'month', 'day'].every((part) => !isOther(one[part], two[part])));
}

function datePart(value: string): Record<string, string | undefined> {
  return { ...value.match(/^(?:(?<year>\d{4})|-)-(?<month>\d\d)(?:-(?<day>\d\d))?$/)?.groups };
}
