import type { DriveFigure } from '../figure.ts';
import { role } from '../reading/anchor-words.ts';
import { partsOf } from '../reading/figure-parts.ts';
import type { Reading } from '../reading/reading.ts';

type Drive = DriveFigure['value'];

const wheels: Readonly<Record<string, Drive>> = {
  four: 'four-wheel',
  '4': 'four-wheel',
  two: 'two-wheel',
  '2': 'two-wheel',
  all: 'all-wheel',
  rear: 'rear-wheel',
  front: 'front-wheel',
};
const codes: Readonly<Record<string, Drive>> = { awd: 'all-wheel', rwd: 'rear-wheel', fwd: 'front-wheel' };
const lumber = new Set('lumber board boards wood stud studs plank planks post posts beam'.split(' '));

/** 4x4, 2x4, 4WD, AWD, four-wheel drive, rear wheel drive. A "2x4 board" is lumber. */
export function findDrives(reading: Reading): void {
  for (const anchor of reading.tokens.anchors) {
    if (!reading.isFree(anchor, role.digits | role.drive)) continue;
    const found = reading.isDigits(anchor) ? readDigits(reading, anchor) : readWords(reading, anchor);
    if (!found) continue;
    reading.figures.push({ kind: 'drive', ...partsOf(reading, found.first, found.last), value: found.value });
    reading.take(found.first, found.last);
  }
}

interface FoundDrive {
  value: Drive;
  first: number;
  last: number;
}

/** 4x4, 4×4, 4 x 4, 4WD. */
function readDigits(reading: Reading, first: number): FoundDrive | undefined {
  if (reading.end(first) - reading.start(first) !== 1) return undefined;
  const digit = reading.raw(first);
  if ((digit !== '4' && digit !== '2') || (reading.isGlued(first) && reading.word(first - 1))) return undefined;
  const value = wheels[digit]!;
  if (reading.word(first + 1) === 'wd') return { value, first, last: first + 1 };
  const isCross = reading.word(first + 1) === 'x' || reading.is(first + 1, '×');
  if (!isCross || reading.raw(first + 2) !== '4') return undefined;
  const isSize = reading.isGlued(first + 3) && (reading.word(first + 3) !== '' || reading.is(first + 3, '.'));
  const continues = isSize && (reading.word(first + 3) !== '' || reading.isDigits(first + 4));
  if (continues || lumber.has(reading.word(first + 3)) || reading.word(first + 3) === 'x') return undefined;
  return { value, first, last: first + 2 };
}

/** AWD, "all-wheel drive", "four wheel drive", "4-wheel-drive". */
function readWords(reading: Reading, anchor: number): FoundDrive | undefined {
  const code = codes[reading.word(anchor)];
  if (code) return { value: code, first: anchor, last: anchor };
  if (reading.word(anchor) === 'four' && isBy(reading, anchor)) {
    const last = reading.isDash(anchor + 1) ? anchor + 4 : anchor + 2;
    return { value: 'four-wheel', first: anchor, last };
  }
  if (reading.word(anchor) !== 'wheel') return undefined;
  const first = reading.isDash(anchor - 1) ? anchor - 2 : anchor - 1;
  const value = wheels[reading.raw(first).toLowerCase()];
  const last = reading.isDash(anchor + 1) ? anchor + 2 : anchor + 1;
  const isDrive = ['drive', 'drives', 'driven', 'drivetrain'].includes(reading.word(last));
  return value && isDrive ? { value, first, last } : undefined;
}

/** "four by four", "four-by-four". */
function isBy(reading: Reading, at: number): boolean {
  const step = reading.isDash(at + 1) ? 2 : 1;
  return reading.word(at + step) === 'by' && reading.word(at + 2 * step) === 'four';
}
