import type { HoursFigure } from '../figure.ts';

export type HoursData = Pick<
  HoursFigure,
  'days' | 'opens' | 'closes' | 'closed' | 'exception' | 'dayCount' | 'clock' | 'dayStyle'
>;

/** One part of a timetable and the tokens that it was read from. */
export interface HoursPart {
  first: number;
  last: number;
  data: HoursData;
}

const letters = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** The canonical spelling: `Mo-Fr 09:00-17:00`, `Su off`, `Mo,We -20:00`, `6 days`. */
export function hoursValue({ days, opens, closes, closed, exception, dayCount }: HoursData): string {
  const parts = [dayCount === undefined ? spellDays(days) : `${dayCount} days`];
  if (closed) parts.push('off');
  else if (exception) parts.push(exception);
  else if (opens !== undefined || closes !== undefined) parts.push(`${spellTime(opens)}-${spellTime(closes)}`);
  return parts.filter(Boolean).join(' ');
}

function spellDays(days: readonly number[]): string {
  const runs: string[] = [];
  for (let index = 0; index < days.length; ) {
    let end = index;
    while (days[end + 1] === days[end]! + 1) end++;
    runs.push(end > index ? `${letters[days[index]!]}-${letters[days[end]!]}` : letters[days[index]!]!);
    index = end + 1;
  }
  return runs.join(',');
}

function spellTime(minutes: number | undefined): string {
  if (minutes === undefined) return '';
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
