import type { FigureKind, FigureMark } from '../schema/figure-mark.ts';
import { figureFilter, figureText } from './figure-text.ts';

/** A figure in the standard wording of the site, and the reference that writes it. */
export interface StandardFigure {
  text: string;
  /** What stands between the braces: `delivery.feePerMile | usd`. */
  reference: string;
}

/**
 * A fact's value as the figure that it is; undefined for a value that does not fit (which its schema reports).
 * @param name what references call the value by
 */
export function standardFigure(mark: FigureMark, value: unknown, name: string): StandardFigure | undefined {
  const filter = figureFilter(mark);
  if (filter === undefined && mark.kind !== 'drive') return undefined;
  const after = afterFigure[mark.kind]?.(mark) ?? '';
  const words = (one: unknown) => (filter === undefined ? String(one) : figureText(mark, one));
  const reference = (path: string) => (filter ? `${path} | ${filter}` : path);
  if (isRange(value)) {
    const text = `${words(value.min)?.replace(/[^\d.,%]+$/, '')}-${words(value.max)}${after}`;
    return { text, reference: reference(`${name}.min`) };
  }
  // A month by its name is read as one behind the word that makes it a date.
  if (mark.kind === 'date' && typeof value === 'string' && /^[A-Z][a-z]+$/.test(value)) {
    return { text: `in ${value}`, reference: name };
  }
  const text = words(value);
  return text === undefined ? undefined : { text: `${text}${after}`, reference: reference(name) };
}

/** Words that make the kind of figure plain; no part of the reference. */
const afterFigure: Partial<Record<FigureKind, (mark: FigureMark) => string>> = {
  money: ({ per }) => (per ? ` per ${per}` : ''),
  distance: ({ subject }) => (subject ? ` of ${subject}` : ''),
  duration: ({ subject }) => (subject ? ` of ${subject}` : ''),
  age: () => ' of age',
  rating: () => ' out of 5',
  count: ({ nouns = [] }) => ` ${nouns[0] ?? ''}`,
};

function isRange(value: unknown): value is { min: unknown; max: unknown } {
  return typeof value === 'object' && value !== null && 'min' in value && 'max' in value;
}
