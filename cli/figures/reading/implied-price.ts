import type { Quantity } from './quantities.ts';
import { isRateUnit } from './rate.ts';
import type { Reading } from './reading.ts';
import { functionWords } from './words.ts';

const priceWords = new Set(
  `msrp price prices priced pricing cost costs costing fee fees deposit surcharge rate rates rent rents renews renewal
  renewing pay pays payment payments sticker`.split(/\s+/),
);
const weakWords = new Set('from at as for now only just was'.split(' '));
const fillers = new Set(
  'of at is was are only just about from around now a to as low starting starts for up be the will costs'.split(' '),
);
const goesOn = new Set(
  'delivered installed today down off new including excluding tax taxes instead plus before after'.split(' '),
);

/** True when only the wording says that the number is a price: "MSRP 9,995", "228.34/day", "from 7,695". */
export function impliesPrice(reading: Reading, { low, high }: Quantity): boolean {
  const end = (high ?? low).last + 1;

  const isPriced = hasPriceWord(reading, low.first - 1);
  if (low.written === 'words' || (low.abbreviated && !isPriced)) return false;
  const looksLikeMoney = low.value >= 20 || low.decimals === 2;
  if (reading.is(end, '/') && reading.isGlued(end)) return isRateUnit(reading.word(end + 1));
  if (['per', 'a', 'an'].includes(reading.word(end)) && isRateUnit(reading.word(end + 1)))
    return isPriced || looksLikeMoney;
  const next = reading.word(end);
  if (next === 'msrp' || (low.grouped && low.decimals === 2)) return true;
  if (next && !functionWords.has(next) && !goesOn.has(next)) return false;
  if (reading.isDash(end) && reading.isGlued(end) && reading.isGlued(end + 1)) return false;
  return (
    (isPriced && looksLikeMoney) || (low.grouped && low.value >= 1000 && weakWords.has(reading.word(low.first - 1)))
  );
}

/** A price word before the number, up to four small words away: "price is now", "priced at", "MSRP:". */
function hasPriceWord(reading: Reading, at: number): boolean {
  for (let steps = 0; steps < 5; steps++, at--) {
    const word = reading.word(at);
    if (priceWords.has(word)) return true;
    if (!fillers.has(word) && !reading.is(at, ':')) return false;
  }
  return false;
}
