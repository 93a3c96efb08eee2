import type { OpeningHoursChange } from '../../schemas/generated/common/opening-hours-change.ts';
import { addDays, type DatedValue } from '../source/calendar.ts';
import { quietly } from './filter-input-error.ts';
import { daysOf, formatOpeningHours, formatTimes, type OpeningHours, type Weekday, week } from './opening-hours.ts';

/** True for days that are less than a week: the hours of other weeks go on beside them. */
export function isHoliday({ from, until }: Pick<DatedValue, 'from' | 'until'>): boolean {
  return until !== undefined && until < addDays(from, 6);
}

/** What differs, the nearest first: of a holiday each run of days with the same times, of a season its whole week. */
export function hoursChanges(spans: readonly DatedValue[]): OpeningHoursChange[] {
  return spans.flatMap(changesOf).sort((a, b) => (a.from < b.from ? -1 : 1));
}

function changesOf(span: DatedValue): OpeningHoursChange[] {
  const { from, until } = span;
  const value = span.value as OpeningHours;
  const lines = value.days ?? [{ from: 'monday', to: 'sunday', opens: '00:00', closes: '23:59' }];
  const times = value.alwaysOpen ? 'open 24 hours' : undefined;
  if (until === undefined || !isHoliday({ from, until })) {
    const said = times ?? quietly(() => formatOpeningHours(value)) ?? '';
    return [{ from, ...(until && { until }), dates: datesText(from, until), times: said, days: lines }];
  }
  const changes: OpeningHoursChange[] = [];
  for (const day of daysBetween(from, until)) {
    const name = weekdayOf(day);
    const line = lines.find((hours) => daysOf(hours).includes(name)) ?? { from: name, closed: true };
    const shown = times ?? quietly(() => formatTimes(line)) ?? '';
    const last = changes.at(-1);
    if (last?.times === shown) {
      last.until = day;
      last.dates = datesText(last.from, day);
      last.days = [...last.days, { ...line, from: name, to: name }];
    } else {
      const days = [{ ...line, from: name, to: name }];
      changes.push({ from: day, until: day, dates: datesText(day, day), times: shown, days });
    }
  }
  return changes;
}

/** Each day from one to another, both included. */
export function daysBetween(from: string, until = from): string[] {
  const days = [from];
  while ((days.at(-1) ?? until) < until) days.push(addDays(days.at(-1) ?? from, 1));
  return days;
}

/** `friday`. */
export function weekdayOf(day: string): Weekday {
  return week[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7] as Weekday;
}

const dayText = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' });

function datesText(from: string, until: string | undefined): string {
  const [first, last] = [from, until ?? from].map((day) => dayText.format(new Date(`${day}T00:00Z`)));
  if (until === undefined) return `From ${first}`;
  return first === last ? `${first}` : `${first} to ${last}`;
}
