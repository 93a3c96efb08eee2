import { formatNumber } from '../../schemas/format.ts';
import type { FigureMark } from '../schema/figure-mark.ts';
import { figureText } from './figure-text.ts';

/**
 * A figure as a block prints it: value, unit and rate, as in "$25 per hour", "3-5 business days" or "(732) 555-0142".
 * @param label what stands beside it, if anything: a noun or a rate that it says is not said again
 * @returns undefined for a value that is no such figure
 */
export function shownFigure(mark: FigureMark, value: unknown, label = ''): string | undefined {
  const text = isRange(value) ? rangeText(mark, value, label) : textOf(mark, value, label);
  const rate = mark.per ? `per ${mark.per}` : undefined;
  return text && rate && !label.toLowerCase().includes(rate) ? `${text} ${rate}` : text;
}

/** "2-5 business days" and "$50-150": each end without the unit that stands at the other. */
function rangeText(mark: FigureMark, { min, max }: Range, label: string): string | undefined {
  const [least, most] = [textOf(mark, min, label), textOf(mark, max, label)];
  return least && most && `${least.replace(/\D+$/, '')}-${most.replace(/^\D+/, '')}`;
}

function textOf(mark: FigureMark, value: unknown, label: string): string | undefined {
  // A month is its own name.
  if (mark.kind === 'date' && /^[A-Z]/.test(String(value))) return String(value);
  const isSaid = mark.nouns?.some((noun) => ` ${label} `.toLowerCase().includes(` ${noun} `));
  if (isSaid && typeof value === 'number') return formatNumber(value);
  const text = figureText(mark, value);
  return text && mark.kind === 'rating' ? `${text} out of 5` : text;
}

/** "100 Main Street, Princeton, NJ 08540", of a map that is a postal address; undefined for anything else. */
export function addressText(value: unknown): string | undefined {
  const { street, city, state, postalCode } = (value ?? {}) as Record<string, unknown>;
  const isAddress = [street, city, state, postalCode].every((part) => typeof part === 'string');
  return isAddress ? `${street}, ${city}, ${state} ${postalCode}` : undefined;
}

interface Range {
  min: unknown;
  max: unknown;
}

/** True for a fact of two ends: `{ min: 3, max: 5 }`. */
export function isRange(value: unknown): value is Range {
  return typeof value === 'object' && value !== null && 'min' in value && 'max' in value;
}
