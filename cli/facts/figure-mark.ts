import type { FigureKind } from '../figures/index.ts';
import { filters } from './filters.ts';

/** What figure a value is: the keyword `figure` of the schemas. Units are those of the figures that `findFigures` finds. */
export interface FigureMark {
  kind: FigureKind;
  unit?: string;
  /** What one price covers. */
  per?: string;
  /** Business days. */
  business?: true;
  subject?: string;
  /** Nouns that the count can stand before; the first names them all. */
  nouns?: string[];
  /** What customers call a derived fact; a written one has these beside its figure. */
  title?: string;
  aliases?: string[];
}

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
  const wording = wordings[mark.kind]?.(mark);
  if (!wording) return undefined;
  const { filter, after = '' } = wording;
  const words = (one: unknown) => apply(filter, one);
  const reference = (path: string) => (filter ? `${path} | ${filter}` : path);
  if (isRange(value)) {
    const text = `${words(value.min).replace(/[^\d.,%]+$/, '')}-${words(value.max)}${after}`;
    return { text, reference: reference(`${name}.min`) };
  }
  // A month by its name is read as one behind the word that makes it a date.
  if (mark.kind === 'date' && typeof value === 'string' && /^[A-Z][a-z]+$/.test(value)) {
    return { text: `in ${value}`, reference: name };
  }
  const text = quietly(() => words(value));
  return text === undefined ? undefined : { text: `${text}${after}`, reference: reference(name) };
}

interface Wording {
  /** Filter with its arguments, as written after the `|`. */
  filter: string;
  /** Words that make the kind of figure plain; no part of the reference. */
  after?: string;
}

const wordings: Partial<Record<FigureKind, (mark: FigureMark) => Wording>> = {
  money: ({ per }) => ({ filter: 'usd', ...(per ? { after: ` per ${per}` } : {}) }),
  percent: () => ({ filter: 'percent' }),
  distance: ({ unit = 'mile', subject }) => {
    const known: Record<string, string> = { mile: 'miles', foot: 'feet' };
    return { filter: known[unit] ?? `unit: '${unit}'`, ...(subject ? { after: ` of ${subject}` } : {}) };
  },
  duration: ({ unit = 'day', business, subject }) => ({
    filter: `unit: '${business ? 'business ' : ''}${unit}'`,
    ...(subject ? { after: ` of ${subject}` } : {}),
  }),
  speed: () => ({ filter: 'mph' }),
  weight: () => ({ filter: 'pounds' }),
  seats: () => ({ filter: "unit: 'seat'" }),
  age: () => ({ filter: "unit: 'year'", after: ' of age' }),
  rating: () => ({ filter: 'rating', after: ' out of 5' }),
  count: ({ nouns = [] }) => ({ filter: 'number', after: ` ${nouns[0] ?? ''}` }),
  phone: () => ({ filter: 'phone' }),
  hours: () => ({ filter: 'hours' }),
  time: () => ({ filter: 'time' }),
  date: () => ({ filter: 'date' }),
  drive: () => ({ filter: '' }),
};

function apply(filter: string, value: unknown): string {
  const [name = '', argument] = filter.split(': ');
  return String(filter === '' ? value : filters[name]?.(value, argument?.slice(1, -1)));
}

function isRange(value: unknown): value is { min: unknown; max: unknown } {
  return typeof value === 'object' && value !== null && 'min' in value && 'max' in value;
}

function quietly(make: () => string): string | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
