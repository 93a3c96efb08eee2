import type { Reading } from './reading.ts';

const tollFree = /^8(?:00|33|44|55|66|77|88)$/;
const keys = 'abcdefghijklmnopqrstuvwxyz';
const keypad = '22233344455566677778889999';

/** 1-800-GO-CARTS: a toll-free code and seven keys of the telephone. `value` in E.164; token indices. */
export function readVanityNumber(reading: Reading, anchor: number) {
  if (!reading.isGlued(anchor + 1)) return undefined;
  const withOne = reading.raw(anchor) === '1' && (reading.isDash(anchor + 1) || reading.is(anchor + 1, '.'));
  const area = withOne ? anchor + 2 : anchor;
  if (!tollFree.test(reading.raw(area)) || !reading.isDash(area + 1)) return undefined;
  let digits = '';
  let last = area + 1;
  let hasLetters = false;
  while (digits.length < 7) {
    const piece = reading.raw(last + 1).toLowerCase();
    if (!/^[a-z0-9]+$/.test(piece) || !reading.isGlued(last + 1)) break;
    hasLetters ||= /[a-z]/.test(piece);
    digits += [...piece].map((key) => (keys.includes(key) ? keypad[keys.indexOf(key)] : key)).join('');
    last++;
    if (digits.length < 7 && reading.isDash(last + 1) && reading.isGlued(last + 1)) last++;
  }
  if (!hasLetters || digits.length < 7) return undefined;
  return { value: `+1${reading.raw(area)}${digits.slice(0, 7)}`, first: anchor, last };
}
