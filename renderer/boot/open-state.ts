import type { OpeningHoursChange } from '../../schemas/generated/common/opening-hours-change.ts';
import type { OpeningHoursLine } from '../../schemas/generated/common/opening-hours-line.ts';

/** When a place is open: days or runs of days with their times on a 24-hour clock, none for a closed one. */
export interface Opening {
  days: readonly OpeningHoursLine[];
  /** Days of a year on which other lines hold, as a holiday; without an end they stay. */
  changes?: readonly Omit<OpeningHoursChange, 'dates' | 'times'>[];
  /** IANA name, as America/New_York. */
  timeZone: string;
}

const week = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** From a day of the week to the next one of that name. */
const daysBetween = (from: string, to: string) => (week.indexOf(to) - week.indexOf(from) + 7) % 7;

/**
 * Whether a place is open at `now`, by the clock on its own wall, and that in words: `Open now until 5 PM`, `Closed, opens Monday at 9 AM`; on a closed
 * day with something to offer, that: `Emergency service only today`.
 * The short ones are for where there is little room: `Open until 5 PM`, `Opens Mon 9 AM`.
 */
export function openState({ days, changes = [], timeZone }: Opening, now: Date) {
  // Swedish writes "2026-01-05 09:00:00", and moments in these words sort as they follow each other. Temporal does so without loading
  // what Intl knows of the world, which keeps a phone busy for a tenth of a second; not every browser has it.
  const clock =
    'Temporal' in globalThis
      ? now.toTemporalInstant().toZonedDateTimeISO(timeZone).toString().replace('T', ' ')
      : now.toLocaleString('sv-SE', { timeZone });
  const dateIn = (inDays: number) =>
    new Date(Date.parse(clock.slice(0, 10)) + inDays * 86_400_000).toISOString().slice(0, 10);
  const linesIn = (inDays: number) => {
    const date = dateIn(inDays);
    const day = week[new Date(date).getUTCDay()] ?? '';
    const change = changes.find(({ from, until = date }) => from <= date && date <= until);
    return (change?.days ?? days)
      .filter(({ from, to = from }) => daysBetween(from, day) <= daysBetween(from, to))
      .map((line) => ({ ...line, date, day }));
  };
  // Yesterday's may last past midnight.
  const openings = [-1, 0, 1, 2, 3, 4, 5, 6, 7].flatMap((inDays) =>
    linesIn(inDays).flatMap(({ date, day, opens, closes }) => {
      if (!opens || !closes) return [];
      const end = `${dateIn(closes > opens ? inDays : inDays + 1)} ${closes}`;
      return [{ inDays, day, start: `${date} ${opens}`, end }];
    }),
  );
  const current = openings.find(({ start, end }) => start <= clock && clock < end);
  if (current) {
    const until = `until ${timeText(current.end)}`;
    return { isOpen: true, text: `Open now ${until}`, shortText: `Open ${until}` };
  }
  const note = linesIn(0).find((line) => line.note)?.note;
  const next = openings.find(({ start }) => start > clock);
  if (!next) return { isOpen: false, text: note ? `${note} today` : 'Closed now', shortText: 'Closed now' };
  const { inDays, start } = next;
  const day = next.day.replace(/^./, (letter) => letter.toUpperCase());
  const at = timeText(start);
  const when = ['', 'tomorrow '][inDays] ?? `${day} `;
  const shortDay = inDays === 0 ? '' : `${day.slice(0, 3)} `;
  const text = note ? `${note} today` : `Closed, opens ${when}at ${at}`;
  return { isOpen: false, text, shortText: `Opens ${shortDay}${at}` };
}

/** `5 PM` from `2026-01-05 17:00`, `9:30 AM` from `2026-01-05 09:30`. */
function timeText(moment: string): string {
  const [hour = 0, minute] = moment.slice(11).split(':').map(Number);
  return `${hour % 12 || 12}${minute ? moment.slice(13) : ''} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Writes into a line made for it, from the opening in its attribute, whether they are open now. */
export function showOpenState(line: HTMLElement | null): void {
  if (!line) return;
  const { isOpen, text, shortText } = openState(JSON.parse(line.dataset.opening ?? ''), new Date());
  line.dataset.open = String(isOpen);
  line.textContent = line.dataset.length === 'short' ? shortText : text;
}

/**
 * Lets all such lines go on with the clock, once the page is painted, which waits neither for this script nor for what a time zone takes:
 * several times a minute, since timers are late in a tab that was put aside.
 */
export function showOpenStates(): void {
  const show = () => document.querySelectorAll<HTMLElement>('[data-opening]').forEach(showOpenState);
  new PerformanceObserver(show).observe({ type: 'paint', buffered: true });
  setInterval(show, 10_000);
  document.addEventListener('visibilitychange', show);
}
