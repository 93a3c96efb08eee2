import type { JsonSchema } from '../../schemas/source-schema.ts';

/** The hint for a value that should be a number. @param as how the value may look */
export function hintForNumber(value: string, as: string, { type, figure }: JsonSchema): string {
  const thousands = /^\$?(\d+(?:\.\d+)?)\s*k$/i.exec(value)?.[1];
  if (thousands) return `Write ${Number(thousands) * 1000}: digits alone, without any sign, comma or word.`;
  const [, unit = ''] = /\d\s*([a-z]{2,})/i.exec(value) ?? [];
  const wanted = figure?.unit;
  if (unit && wanted && !unit.startsWith(wanted.slice(0, 2)))
    return `Write the number of ${wanted}s, digits alone${as}.`;
  // A letter at a digit may stand for another digit, or for thousands.
  const number = /^(?:[^\d-]*[^\da-z-])?(-?\d+(?:[,\s'’_]\d{3})*(?:[.,]\d+)?)(?!\s*k\b|[a-z]\b)\D*$/i.exec(value)?.[1];
  if (number === undefined) return `Write digits alone${as}.`;
  // A sign before three digits separates thousands; any other comma separates cents.
  const written = number.replace(/[,\s'’_](?=\d{3}(?!\d))/g, '').replace(',', '.');
  if (type === 'integer' && written.includes('.')) return `Write a number without a point${as}.`;
  if (hasPoint(written)) return hintForCents(written);
  return `Write ${written}: digits alone, without any sign, comma or word.`;
}

/** True for a point before three digits, which may separate thousands. */
const hasPoint = (number: string) => /^\d{1,3}\.\d{3}$/.test(number);

/** The hint for a number with too many decimal places. */
export function hintForCents(number: string): string {
  const cents = Number(Number(number).toFixed(2));
  if (!hasPoint(number)) return `Write ${cents}.`;
  return `Write ${number.replace('.', '')} or ${cents}: thousands are written without a point, and fractions with two digits.`;
}
