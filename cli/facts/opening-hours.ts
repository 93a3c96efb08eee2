import { isMap } from '../../schemas/fact-map.ts';
import type { OpeningHours } from '../../schemas/generated/common/opening-hours.ts';
import type { OpeningHoursChange } from '../../schemas/generated/common/opening-hours-change.ts';
import type { OpeningHoursLine } from '../../schemas/generated/common/opening-hours-line.ts';
import { addDays, type DatedValue } from '../source/calendar.ts';
import { FilterInputError, quietly } from './filter-input-error.ts';

export type { OpeningHours, OpeningHoursLine };

export type Weekday = OpeningHoursLine['from'];

/** `Mon-Fri 9AM-5PM, Sat 9AM-5PM, Sun closed` from a fact under `hours:`. */
export function formatOpeningHours(value: unknown): string {
  const hours = value as OpeningHours | null;
  if (hours?.alwaysOpen) return 'Open 24 hours';
  if (!Array.isArray(hours?.days))
    throw new FilterInputError('Filter "hours" needs opening hours, a fact under "hours:".');
  return hours.days.map((line) => `${formatDays(line)} ${formatTimes(line)}`).join(', ');
}

/** `Mon-Fri` or `Sun`. */
export function formatDays(line: OpeningHoursLine): string {
  const days = [line.from, line.to].filter((day) => day !== undefined);
  return days.map((day) => `${day.charAt(0).toUpperCase()}${day.slice(1, 3)}`).join('-');
}

/** `9AM-5PM`, `closed`, or the line's note where there is one in place of times. */
export function formatTimes(line: OpeningHoursLine): string {
  if (line.closed || !line.opens || !line.closes) return line.note ? line.note.toLowerCase() : 'closed';
  return [line.opens, line.closes].map((time) => formatTime(time).replace(':00', '').replace(' ', '')).join('-');
}

/** `2:00 PM` from `14:00`. */
export function formatTime(clock: string): string {
  const [hour, minute] = (/^([01]?\d|2[0-4]):([0-5]\d)$/.exec(clock) ?? []).slice(1);
  if (hour === undefined)
    throw new FilterInputError(`Filter "time" needs a clock time such as "14:00", not ${JSON.stringify(clock)}.`);
  const half = Number(hour) % 24 < 12 ? 'AM' : 'PM';
  return `${Number(hour) % 12 || 12}:${minute} ${half}`;
}

export const week: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** The lines of a place that never closes: from midnight to midnight. */
export const neverClosed: OpeningHoursLine[] = [{ from: 'monday', to: 'sunday', opens: '00:00', closes: '00:00' }];

/** The days of a line, in order; none if it names something else. */
export function daysOf(line: Partial<OpeningHoursLine> | null): Weekday[] {
  const { from, to = from } = line ?? {};
  const [first, last] = [from, to].map((day) => week.indexOf(day as Weekday)) as [number, number];
  if (first === -1 || last === -1) return [];
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => week[(first + index) % 7] as Weekday);
}

/** The opening times of each day of the week: "09:00-17:00", or undefined for a closed day. */
export function timesByDay(lines: readonly OpeningHoursLine[]): (string | undefined)[] {
  return week.map((day) => {
    const line = lines.find((hours) => daysOf(hours).includes(day));
    return line?.opens && !line.closed ? `${line.opens}-${line.closes}` : undefined;
  });
}

/** False for a value in the wrong form, which the schema reports. */
export function isOpeningHours(value: unknown): value is OpeningHours {
  return isMap(value) && (value.days === undefined || (Array.isArray(value.days) && value.days.every(isMap)));
}

/** True for a span of less than a week: pages still show the usual hours beside it. */
export function isHoliday({ from, until }: Pick<DatedValue, 'from' | 'until'>): boolean {
  return until !== undefined && until < addDays(from, 6);
}

/** What changes in the hours, soonest first: for a holiday each run of days with the same times, for a season its whole week. */
export function hoursChanges(spans: readonly DatedValue[]): OpeningHoursChange[] {
  return spans.flatMap(changesOf).sort((a, b) => (a.from < b.from ? -1 : 1));
}

function changesOf({ from, until, value }: DatedValue): OpeningHoursChange[] {
  const hours = value as OpeningHours;
  const lines = hours.days ?? neverClosed;
  const timesBy = (words: () => string) => (hours.alwaysOpen ? 'open 24 hours' : (quietly(words) ?? ''));
  if (until === undefined || !isHoliday({ from, until })) {
    const times = timesBy(() => formatOpeningHours(hours));
    return [{ from, ...(until && { until }), dates: datesText(from, until), times, days: lines }];
  }
  const changes: OpeningHoursChange[] = [];
  for (const day of daysBetween(from, until)) {
    const name = weekdayOf(day);
    const usual = lines.find((line) => daysOf(line).includes(name)) ?? { from: name, closed: true };
    const line = { ...usual, from: name, to: name };
    const times = timesBy(() => formatTimes(line));
    const last = changes.at(-1);
    if (last?.times === times)
      Object.assign(last, { until: day, dates: datesText(last.from, day), days: [...last.days, line] });
    else changes.push({ from: day, until: day, dates: datesText(day, day), times, days: [line] });
  }
  return changes;
}

/** Each day from the first to the last, including both. */
export function daysBetween(from: string, until = from): string[] {
  const days = [from];
  while ((days.at(-1) ?? until) < until) days.push(addDays(days.at(-1) ?? from, 1));
  return days;
}

/** `friday`. */
export function weekdayOf(day: string): Weekday {
  return week[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7] as Weekday;
}

const dayText = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' });

/** With the year, since a holiday may be written long before. */
function datesText(from: string, until: string | undefined): string {
  const text = dayText.formatRange(Date.parse(from), Date.parse(until ?? from)).replace(/\s–\s/, ' to ');
  return until === undefined ? `From ${text}` : text;
}
