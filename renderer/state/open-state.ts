import type { OpeningHoursChange } from '../../schemas/generated/common/opening-hours-change.ts';
import type { OpeningHoursLine } from '../../schemas/generated/common/opening-hours-line.ts';

/** A day, or a run of days, with its times on a 24-hour clock; one without times is closed. */
export type OpeningDay = OpeningHoursLine;

/** Days of a year on which other lines hold, as a holiday; without an end they stay. */
export type OpeningChange = Omit<OpeningHoursChange, 'dates' | 'times'>;

/** Open until a time of day, or closed until the next opening: how many days ahead, on which day, at what time. */
export type OpenState =
  | { isOpen: true; until: string }
  | { isOpen: false; next?: { inDays: number; day: string; at: string } };

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

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
  // Swedish writes "2026-01-05 09:00:00", and moments in these words sort as they follow each other.
  const [today = '', time = ''] = now.toLocaleString('sv-SE', { timeZone }).split(' ');
  const dateIn = (inDays: number) => new Date(Date.parse(today) + inDays * 86_400_000);
  const moment = (inDays: number, clock: string) => `${dateIn(inDays).toISOString().slice(0, 10)} ${clock}`;
  // Yesterday's may last past midnight.
  const openings = [-1, 0, 1, 2, 3, 4, 5, 6, 7].flatMap((inDays) => {
    const date = moment(inDays, '').trim();
    const change = changes.find(({ from, until = date }) => from <= date && date <= until);
    const weekday = dateIn(inDays).getUTCDay();
    return (change?.days ?? hours).flatMap(({ from, to = from, opens, closes }) => {
      if (!opens || !closes || !isWithin(weekday, from, to)) return [];
      const end = moment(closes > opens ? inDays : inDays + 1, closes);
      return [{ inDays, day: names[weekday] ?? '', at: opens, start: moment(inDays, opens), end, until: closes }];
    });
  });
  const clock = `${today} ${time}`;
  const current = openings.find(({ start, end }) => start <= clock && clock < end);
  if (current) return { isOpen: true, until: current.until };
  const next = openings.find(({ start }) => start > clock);
  return { isOpen: false, ...(next && { next }) };
}

/** Whether a day of the week lies in a run of days, which may go on past the end of the week. */
function isWithin(weekday: number, from: string, to: string): boolean {
  const daysFrom = (day: string) => (weekday - names.findIndex((name) => name.toLowerCase() === day) + 7) % 7;
  return daysFrom(to) === 0 || daysFrom(from) < daysFrom(to);
}

/**
 * The state in words: `Open now until 5 PM`, `Closed, opens Monday at 9 AM`.
 * @param length short where there is little room: `Open until 5 PM`, `Opens Mon 9 AM`
 */
export function openStateText(state: OpenState, length: 'long' | 'short' = 'long'): string {
  const isShort = length === 'short';
  if (state.isOpen) return `Open ${isShort ? '' : 'now '}until ${clockText(state.until)}`;
  if (!state.next) return 'Closed now';
  const { inDays, day, at } = state.next;
  if (isShort) return `Opens ${inDays === 0 ? '' : `${day.slice(0, 3)} `}${clockText(at)}`;
  return `Closed, opens ${['', 'tomorrow '][inDays] ?? `${day} `}at ${clockText(at)}`;
}

/** `5 PM` from `17:00`, `9:30 AM` from `09:30`. */
function clockText(clock: string): string {
  const [hour = 0, minute = ''] = [Number.parseInt(clock, 10), clock.slice(2)];
  return `${hour % 12 || 12}${minute === ':00' ? '' : minute} ${hour < 12 ? 'AM' : 'PM'}`;
}
