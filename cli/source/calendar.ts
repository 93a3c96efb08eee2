import type { Location } from '../finding.ts';

/** The day that a site is read on. */
export interface Day {
  /** YYYY-MM-DD. */
  on: string;
  withDrafts: boolean;
  /** The time zone that decides when a day begins. */
  timeZone?: string | undefined;
}

/** Days that an author has written: when a value holds, or when something is on the site. Both ends are included. */
export interface Span {
  from?: string;
  until?: string;
  location: Location;
}

/** A fact with other values on some days. */
export interface DatedFact {
  /** Path of the fact in its file. */
  path: readonly (string | number)[];
  /** Where the value of this day is in the file. */
  at: readonly (string | number)[];
  spans: DatedValue[];
  /** Last day on which the value holds, where that is known. */
  until?: string;
  /** For opening hours, the coming days on which they differ. */
  changes?: DatedValue[];
}

export interface DatedValue extends Span {
  from: string;
  value: unknown;
  /** Where the value is in the file. */
  path: readonly (string | number)[];
}

/** A page or record that is not on the site on the day. */
export interface Unpublished {
  file: string;
  isDraft: boolean;
  publishOn?: string;
  until?: string;
}

/** What all the dates in a site mean for one day. */
export interface Calendar extends Day {
  /** Facts with other values on some days. */
  dated: DatedFact[];
  /** When pages, records and blocks are on the site, for those with dates. */
  published: Span[];
  unpublished: Unpublished[];
}

/** The days on which the site changes by itself, the earliest first. */
export function daysOfChange({ dated, published }: Calendar): string[] {
  const spans = [...published, ...dated.flatMap((fact) => fact.spans)];
  const days = spans.flatMap(({ from, until }) => [from, until && addDays(until, 1)]);
  return [...new Set(days.filter(isDay))].sort();
}

/** True for a text in the form of a day, even if there is no such day. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value);
}

/** The day that many days later, as YYYY-MM-DD; no day in the sense of `isDay` after the year 9999. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

export function todayIn(timeZone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}
