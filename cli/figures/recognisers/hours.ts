import { role } from '../reading/anchor-words.ts';
import { partsOf } from '../reading/figure-parts.ts';
import { readAlwaysOpen } from '../reading/hours-always.ts';
import { readHoursByDay } from '../reading/hours-by-day.ts';
import { readHoursByTime } from '../reading/hours-by-time.ts';
import { type HoursPart, hoursValue } from '../reading/hours-part.ts';
import type { Reading } from '../reading/reading.ts';
import { DASHES, WORD } from '../reading/tokens.ts';
import { unitWords } from '../reading/units.ts';

const readers: readonly ((reading: Reading, at: number) => HoursPart[])[] = [
  readAlwaysOpen,
  readHoursByDay,
  readHoursByTime,
];

const beginsHours = role.digits | role.number | role.day | role.noon | role.clock;

/**
 * Opening hours, one figure for each part: "Mon-Fri 9AM-5PM, Sat 9AM-3PM, Sun closed", "closed Sundays", 24/7,
 * "9-5 on weekdays", "open seven days a week", "open until 8 PM".
 */
export function findHours(reading: Reading): void {
  for (const anchor of reading.tokens.anchors) {
    if (!reading.isFree(anchor, beginsHours) || isPlainNumber(reading, anchor)) continue;
    for (const read of readers) {
      if (reading.isTaken(anchor)) break;
      for (const { first, last, data } of read(reading, anchor)) {
        reading.figures.push({ kind: 'hours', ...partsOf(reading, first, last), value: hoursValue(data), ...data });
        reading.take(first, last);
      }
    }
  }
}

/** A quick look: digits are part of opening hours only in small numbers, beside a word, a dash, a colon or a slash. */
function isPlainNumber(reading: Reading, anchor: number): boolean {
  if (!reading.isDigits(anchor)) return false;
  if (reading.end(anchor) - reading.start(anchor) > 3) return true;
  const unit = unitWords.get(reading.word(anchor + 1));
  if (unit && unit.dimension !== 'duration') return true;
  const next = reading.type(anchor + 1);
  return next !== WORD && reading.type(anchor - 1) !== WORD && next !== DASHES && !reading.isOneOf(anchor + 1, ':/.');
}
