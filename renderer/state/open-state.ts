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

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

interface Opening {
  day: number;
  opens: string;
  closes: string;
}

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
  const openings = changes.length === 0 ? hours.flatMap(openingsOf) : openingsFrom(now, timeZone, hours, changes);
  const current = openings.find((opening) => since(startOf(opening), minute) < lengthOf(opening));
  if (current) return { isOpen: true, until: current.closes };

  const [next] = openings.sort((one, other) => since(minute, startOf(one)) - since(minute, startOf(other)));
  if (!next) return { isOpen: false };
  const today = Math.floor(minute / dayMinutes);
  const wait = since(minute, startOf(next));
  const inDays = Math.floor((minute + wait) / dayMinutes) - today;
  return { isOpen: false, next: { inDays, day: days[next.day] ?? '', at: next.opens } };
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
  const name = `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
  if (isShort) return `Opens${inDays === 0 ? '' : ` ${name.slice(0, 3)}`} ${clockText(at)}`;
  const when = inDays === 0 ? '' : inDays === 1 ? ' tomorrow' : ` ${name}`;
  return `Closed, opens${when} at ${clockText(at)}`;
}

/** `5 PM` from `17:00`, `9:30 AM` from `09:30`. */
function clockText(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

function openingsOf({ from, to = from, opens, closes }: OpeningDay): Opening[] {
  const first = days.indexOf(from);
  const last = days.indexOf(to);
  if (!opens || !closes || first === -1 || last === -1) return [];
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => ({ day: (first + index) % 7, opens, closes }));
}

/** The openings of the seven days that begin today, each by the lines that hold on it. */
function openingsFrom(
  now: Date,
  timeZone: string,
  hours: readonly OpeningDay[],
  changes: readonly OpeningChange[],
): Opening[] {
  const today = Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now));
  return Array.from({ length: 7 }, (_, index) => new Date(today + index * dayMinutes * 60_000)).flatMap((date) => {
    const day = date.toISOString().slice(0, 10);
    const change = changes.find(({ from, until = day }) => from <= day && day <= until);
    return (change?.days ?? hours).flatMap(openingsOf).filter((opening) => opening.day === (date.getUTCDay() + 6) % 7);
  });
}

function startOf({ day, opens }: Opening): number {
  return day * dayMinutes + minutesOf(opens);
}

/** A time of closing before that of opening is one after midnight. */
function lengthOf({ opens, closes }: Opening): number {
  return (minutesOf(closes) - minutesOf(opens) + dayMinutes) % dayMinutes;
}

/** Minutes from one minute of the week to another, always forward. */
function since(from: number, to: number): number {
  return (to - from + weekMinutes) % weekMinutes;
}

function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

function minuteOfWeek(now: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const day = days.indexOf(part('weekday').toLowerCase());
  return day * dayMinutes + Number(part('hour')) * 60 + Number(part('minute'));
}
