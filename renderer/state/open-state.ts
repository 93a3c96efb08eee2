/** A day, or a run of days, with its times on a 24-hour clock; one without times is closed. */
export interface OpeningDay {
  from: string;
  to?: string;
  opens?: string;
  closes?: string;
}

/** Days of a year on which other lines hold, as a holiday; without an end they stay. */
export interface OpeningChange {
  from: string;
  until?: string;
  days: readonly OpeningDay[];
}

/** Open until a time of day, or closed until the next opening: how many days ahead, on which day, at what time. */
export type OpenState =
  | { isOpen: true; until: string }
  | { isOpen: false; next?: { inDays: number; day: string; at: string } };

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const day = 24 * 60;

/**
 * Whether a place with these opening hours is open at `now`, by the clock on its own wall.
 * @param timeZone IANA name, as America/New_York
 */
export function openState(
  hours: readonly OpeningDay[],
  now: Date,
  timeZone: string,
  changes: readonly OpeningChange[] = [],
): OpenState {
  const minute = minuteOfWeek(now, timeZone);
  const today = Date.parse(now.toLocaleDateString('sv-SE', { timeZone }));
  const openings = days.flatMap((_, index) => {
    const date = new Date(today + index * day * 60_000);
    const name = date.toISOString().slice(0, 10);
    const change = changes.find(({ from, until = name }) => from <= name && name <= until);
    return openingsOn((date.getUTCDay() + 6) % 7, change?.days ?? hours);
  });
  const current = openings.find(({ start, length }) => since(start, minute) < length);
  if (current) return { isOpen: true, until: current.closes };

  const [next] = openings.sort((one, two) => since(minute, one.start) - since(minute, two.start));
  if (!next) return { isOpen: false };
  const inDays = Math.floor(((minute % day) + since(minute, next.start)) / day);
  return { isOpen: false, next: { inDays, day: days[Math.floor(next.start / day)] ?? '', at: next.opens } };
}

/**
 * The state in words: `Open now until 5 PM`, `Closed, opens Monday at 9 AM`.
 * @param length short where there is little room: `Open until 5 PM`, `Opens Mon 9 AM`
 */
export function openStateText(state: OpenState, length: 'long' | 'short' = 'long'): string {
  const isShort = length === 'short';
  if (state.isOpen) return `Open ${isShort ? '' : 'now '}until ${clockText(state.until)}`;
  if (!state.next) return 'Closed now';
  const { inDays, day: name, at } = state.next;
  if (isShort) return `Opens ${inDays === 0 ? '' : `${name.slice(0, 3)} `}${clockText(at)}`;
  return `Closed, opens ${['', 'tomorrow '][inDays] ?? `${name} `}at ${clockText(at)}`;
}

/** `5 PM` from `17:00`, `9:30 AM` from `09:30`. */
function clockText(clock: string): string {
  const [hour = 0, minute = ''] = [Number.parseInt(clock, 10), clock.slice(2)];
  return `${hour % 12 || 12}${minute === ':00' ? '' : minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The openings of a day of the week: the minute of the week that each begins at, and how many it lasts, also past midnight. */
function openingsOn(weekday: number, lines: readonly OpeningDay[]) {
  const daysFrom = (name: string) => (weekday - days.findIndex((known) => known.toLowerCase() === name) + 7) % 7;
  return lines.flatMap(({ from, to = from, opens, closes }) => {
    // A day of the run lies less far behind its first day than behind its last, or is the last.
    const isCovered = daysFrom(to) === 0 || daysFrom(from) < daysFrom(to);
    if (!opens || !closes || !isCovered) return [];
    const length = (minutesOf(closes) - minutesOf(opens) + day) % day;
    return [{ opens, closes, length, start: weekday * day + minutesOf(opens) }];
  });
}

/** Minutes from one minute of the week to another, always forward. */
function since(from: number, to: number): number {
  return (to - from + 7 * day) % (7 * day);
}

function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

function minuteOfWeek(now: Date, timeZone: string): number {
  const format = { timeZone, weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  // "Monday 14:05", with or without "at" between them.
  const words = now.toLocaleString('en-US', format).split(/[^\w:]+/);
  return days.indexOf(words[0] ?? '') * day + minutesOf(words.at(-1) ?? '');
}
