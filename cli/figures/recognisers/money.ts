import type { MoneyFigure } from '../figure.ts';
import { numeralsOf, partsOf, valuesOf } from '../reading/figure-parts.ts';
import { impliesPrice } from '../reading/implied-price.ts';
import type { Numeral } from '../reading/numeral.ts';
import type { Quantity } from '../reading/quantities.ts';
import { rateAfter } from '../reading/rate.ts';
import type { Reading } from '../reading/reading.ts';

type Currency = MoneyFigure['unit'];

const symbols: Readonly<Record<string, Currency>> = { $: 'USD', '€': 'EUR', '£': 'GBP' };
const codes: Readonly<Record<string, Currency>> = { usd: 'USD', eur: 'EUR', gbp: 'GBP', cad: 'CAD' };
const countries: Readonly<Record<string, Currency>> = { us: 'USD', usd: 'USD', c: 'CAD', ca: 'CAD', cad: 'CAD' };

/** $1,050, 1,050 USD, $94/day, $7.7k, $50-150, twelve hundred dollars, "MSRP 9,995". */
export function readMoney(reading: Reading, quantity: Quantity): MoneyFigure | undefined {
  const { low, high, unit } = quantity;
  const before = currencyBefore(reading, low.first);
  const counted = unit?.dimension === 'money' ? unit : undefined;
  const implied = !before && !counted && (!unit || quantity.isShared) && impliesPrice(reading, quantity);
  if (!before && !counted && !implied && !isGrand(reading, quantity)) return undefined;

  const first = before?.first ?? low.first;
  const last = lastOf(reading, quantity, counted && quantity.last);
  const rate = rateAfter(reading, last + 1);
  const figure = partsOf(reading, first, rate?.last ?? last, numeralsOf(quantity));
  return {
    kind: 'money',
    ...figure,
    amount: reading.spanOf(first, last),
    unit: before?.currency ?? (counted ? (counted.unit as Currency) : 'USD'),
    ...scaled(valuesOf({ ...quantity, unit: counted }), low, high, isGrand(reading, quantity)),
    ...(rate && { per: rate.per }),
    ...(implied && { implied: true as const }),
  };
}

/** The currency that stands before the number, with the token at which it begins: `$`, `US$`, `USD`. */
function currencyBefore(reading: Reading, first: number): { currency: Currency; first: number } | undefined {
  const at = first - 1;
  const symbol = symbols[reading.symbol(at)];
  // the sign of "245$ 30 days" belongs to the number before it
  if (symbol && !reading.isTaken(at) && !(reading.isGlued(at) && reading.isDigits(at - 1))) {
    const touches = !reading.isTaken(at - 1) && (reading.isGlued(at) || reading.word(at - 1) === 'usd');
    const country = touches ? countries[reading.word(at - 1)] : undefined;
    return country ? { currency: country, first: at - 1 } : { currency: symbol, first: at };
  }
  const code = codes[reading.word(at)];
  return code && !reading.isTaken(at) && !isAmountBefore(reading, at) ? { currency: code, first: at } : undefined;
}

/** In "1,050 USD 30 days" the code belongs to the number before it. */
function isAmountBefore(reading: Reading, at: number): boolean {
  return reading.isDigits(at - 1);
}

function lastOf(reading: Reading, { low, high }: Quantity, counted: number | undefined): number {
  if (counted !== undefined) return counted;
  const last = (high ?? low).last + ((high ?? low).plus ? 1 : 0);
  if (isGrandWord(reading, last + 1)) return last + 1;
  return codes[reading.word(last + 1)] ? last + 1 : last;
}

/** In "$15-20k" the abbreviation is both numbers'. */
function scaled(values: { value: number; max?: number }, low: Numeral, high: Numeral | undefined, grand: boolean) {
  if (grand) return { value: values.value * 1000, ...(values.max !== undefined && { max: values.max * 1000 }) };
  if (high?.abbreviated && !low.abbreviated && low.value < 1000) return { ...values, value: values.value * 1000 };
  return values;
}

/** "two grand off", never "two grand openings". */
function isGrand(reading: Reading, { low, high, unit }: Quantity): boolean {
  return !unit && isGrandWord(reading, (high ?? low).last + 1) && low.value > 1;
}

function isGrandWord(reading: Reading, at: number): boolean {
  if (reading.word(at) !== 'grand') return false;
  const next = reading.word(at + 1);
  return !next || ['off', 'on', 'for', 'in', 'less', 'more', 'down', 'a', 'per', 'and', 'or', 'to'].includes(next);
}
