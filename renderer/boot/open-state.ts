import type { OpeningHoursChange } from '../../schemas/generated/common/opening-hours-change.ts';
import type { OpeningHoursLine } from '../../schemas/generated/common/opening-hours-line.ts';

/** When a place is open: days or ranges of days with times on a 24-hour clock. A closed day has no times. */
export interface Opening {
  days: readonly OpeningHoursLine[];
  /** Dates with different hours, such as a holiday. Without an end date, the new hours stay. */
  changes?: readonly Omit<OpeningHoursChange, 'dates' | 'times'>[];
  /** IANA name, such as America/New_York. */
  timeZone: string;
}

const week = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** Number of days from one day of the week to the next occurrence of another. */
const daysBetween = (from: string, to: string) => (week.indexOf(to) - week.indexOf(from) + 7) % 7;
const lengthOf = ({ from, until = '9999-12-31' }: { from: string; until?: string | undefined }) =>
  Date.parse(until) - Date.parse(from);

/**
 * Whether a place is open at `now` in its own time zone, in words: `Closed, opens Monday at 9AM`, short `Opens Mon 9AM`. A note on
 * a closed day comes first: `Emergency only today`.
 */
export function openState({ days, changes = [], timeZone }: Opening, now: Date) {
  // The Swedish format, "2026-01-05 09:00:00", sorts as text. Temporal gives the same without loading Intl's data, which blocks a phone for
  // a tenth of a second, but not every browser has it.
  const clock =
    'Temporal' in globalThis
      ? now.toTemporalInstant().toZonedDateTimeISO(timeZone).toString().replace('T', ' ')
      : now.toLocaleString('sv-SE', { timeZone });
  const dateIn = (inDays: number) =>
    new Date(Date.parse(clock.slice(0, 10)) + inDays * 86_400_000).toISOString().slice(0, 10);
  const linesIn = (inDays: number) => {
    const date = dateIn(inDays);
    const day = week[new Date(date).getUTCDay()] ?? '';
    // Of a season and a holiday in it, the shorter holds.
    const [change] = changes
      .filter(({ from, until = date }) => from <= date && date <= until)
      .sort((a, b) => lengthOf(a) - lengthOf(b));
    return (change?.days ?? days)
      .filter(({ from, to = from }) => daysBetween(from, day) <= daysBetween(from, to))
      .map((line) => ({ ...line, date, day }));
  };
  // Yesterday's hours can run past midnight. A week from today, the day has today's name.
  const openings = [-1, 0, 1, 2, 3, 4, 5, 6].flatMap((inDays) =>
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
  const noted = note && `${note} today`;
  const next = openings.find(({ start }) => start > clock);
  if (!next) return { isOpen: false, text: noted ?? 'Closed now', shortText: 'Closed now' };
  const day = next.day.replace(/^./, (letter) => letter.toUpperCase());
  const at = timeText(next.start);
  const when = ['', 'tomorrow '][next.inDays] ?? `${day} `;
  const shortDay = next.inDays === 0 ? '' : `${day.slice(0, 3)} `;
  return { isOpen: false, text: noted ?? `Closed, opens ${when}at ${at}`, shortText: `Opens ${shortDay}${at}` };
}

/** `5PM` from `2026-01-05 17:00`, `9:30AM` from `2026-01-05 09:30`. Written as the opening hours are, which stand next to it. */
function timeText(moment: string): string {
  const [hour = 0, minute] = moment.slice(11).split(':').map(Number);
  return `${hour % 12 || 12}${minute ? moment.slice(13) : ''}${hour < 12 ? 'AM' : 'PM'}`;
}

/** Fills in a line of text: whether the place is open now. The hours are in the line's data attribute. */
export function showOpenState(line: HTMLElement | null): void {
  if (!line) return;
  const { isOpen, text, shortText } = openState(JSON.parse(line.dataset.opening ?? ''), new Date());
  const shown = line.dataset.length === 'short' ? shortText : text;
  // Writing the same again would undo a browser's translation of the page.
  if (line.dataset.shown === shown) return;
  Object.assign(line.dataset, { open: isOpen, shown });
  line.textContent = shown;
}

/** Updates all such lines as time passes, often, because timers in a background tab are late. Time zone data waits for the paint. */
export function showOpenStates(): void {
  const show = () => document.querySelectorAll<HTMLElement>('[data-opening]').forEach(showOpenState);
  new PerformanceObserver(show).observe({ type: 'paint', buffered: true });
  setInterval(show, 10_000);
  document.addEventListener('visibilitychange', show);
}
