import { role } from '../reading/anchor-words.ts';
import { type Clock, isCertain, minutesOf, readClock } from '../reading/clock.ts';
import { partsOf } from '../reading/figure-parts.ts';
import type { Reading } from '../reading/reading.ts';

const beforeNoon = new Set('at by until till til before after to from through around past between and'.split(' '));
const behindNoon = new Set(['to', 'on', 'until']);

/** A clock time on its own: 2 PM, 9 a.m., 17:00, "at noon". "Midnight blue" is a color. */
export function findTimes(reading: Reading): void {
  for (const anchor of reading.tokens.anchors) {
    if (!reading.isFree(anchor, role.digits | role.number | role.noon)) continue;
    // without a noon the time shows in what follows: AM, o'clock, :30
    if (!reading.word(anchor + 1) && !reading.isOneOf(anchor + 1, ':.') && !reading.isFree(anchor, role.noon)) continue;
    const clock = readClock(reading, anchor);
    if (!clock || !isCertain(reading, clock) || !isTime(reading, clock)) continue;
    const value = minutesOf(clock);
    reading.figures.push({ kind: 'time', ...partsOf(reading, clock.first, clock.last), value, clock: clock.style });
    reading.take(clock.first, clock.last);
  }
}

function isTime(reading: Reading, clock: Clock): boolean {
  if (['noon', 'midnight'].includes(reading.word(clock.first))) {
    return (
      (beforeNoon.has(reading.word(clock.first - 1)) && !isColor(reading, clock.last + 1)) ||
      behindNoon.has(reading.word(clock.last + 1))
    );
  }
  // "Section 4a": the letter alone makes no time
  const end = reading.word(clock.last);
  return end !== 'a' && end !== 'p';
}

function isColor(reading: Reading, at: number): boolean {
  return ['blue', 'black', 'green', 'purple', 'gray', 'metallic'].includes(reading.word(at));
}
