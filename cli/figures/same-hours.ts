import type { HoursFigure } from './figure.ts';
import type { Sameness } from './same-figure.ts';

/**
 * Compares two parts of timetables in what both of them say. Parts of different days are unrelated; parts that share
 * a day differ if they disagree on it, so "Mon-Sun 9-5" differs from "Sun closed" and agrees with "Sat 9-5".
 */
export function compareHours(a: HoursFigure, b: HoursFigure): Sameness {
  if (a.dayCount !== undefined || b.dayCount !== undefined) return compareCounts(a, b);
  const named = a.days.length > 0 && b.days.length > 0;
  if (named && !a.days.some((day) => b.days.includes(day))) return 'unrelated';
  if (isOpen(a) !== isOpen(b) || disagree(a.opens, b.opens) || disagree(a.closes, b.closes)) return 'different';
  const sameDays = !named || a.days.join() === b.days.join();
  return sameDays && !disagree(a.clock, b.clock) && !disagree(a.dayStyle, b.dayStyle) ? 'same' : 'format';
}

/** "Six days a week" against days named one by one, and against another number of days. */
function compareCounts(a: HoursFigure, b: HoursFigure): Sameness {
  const [one, two] = [a.dayCount ?? a.days.length, b.dayCount ?? b.days.length];
  if (disagree(a.opens, b.opens) || disagree(a.closes, b.closes)) return 'different';
  if (a.dayCount === undefined || b.dayCount === undefined) return 'unrelated';
  return one === two ? 'same' : 'different';
}

function isOpen(hours: HoursFigure): boolean {
  return !hours.closed && !hours.exception;
}

function disagree<T>(a: T | undefined, b: T | undefined): boolean {
  return a !== undefined && b !== undefined && a !== b;
}
