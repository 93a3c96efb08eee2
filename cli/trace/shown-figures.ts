import { figureIndexOf } from '../facts/figure-index.ts';
import { type Figure, sameFigure } from '../figures/index.ts';
import { oncePer, oncePerText } from '../memory/once-per.ts';
import type { Site } from '../site/site.ts';

/** The figures of the data that a page is rendered from. */
export interface ShownFigures {
  has(figure: Figure): boolean;
  hasNumber(value: number): boolean;
}

interface Gathered {
  figures: Map<string, Figure[]>;
  /** Numbers that can be the given kind of figure; under `any`, those of which nothing tells the kind. */
  numbers: Map<string, Set<number>>;
}

/** Gathers the figures of page data: of its texts, its numbers, and how long its lists are. */
export function shownFigures(site: Site, data: readonly unknown[]): ShownFigures {
  const gathered = gather(site, data);
  const known = new Map<string, boolean>();
  return {
    has(figure) {
      const key = `${figure.kind} ${figure.text}`;
      let answer = known.get(key);
      if (answer === undefined) known.set(key, (answer = isShown(figure, gathered)));
      return answer;
    },
    hasNumber: (value) => [...gathered.numbers.values()].some((numbers) => numbers.has(value)),
  };
}

/** The figures of several together. */
export function shownByAny(all: readonly ShownFigures[]): ShownFigures {
  return {
    has: (figure) => all.some((one) => one.has(figure)),
    hasNumber: (value) => all.some((one) => one.hasNumber(value)),
  };
}

const anyKind = ['any'];

function gather(site: Site, data: readonly unknown[]): Gathered {
  const kinds = kindsOfKeys(site);
  const read = textReaderOf(site);
  const gathered: Gathered = { figures: new Map(), numbers: new Map() };
  const texts = new Set<string>();
  const seen = new Set<object>();

  const visit = (value: unknown, key: string): void => {
    if (typeof value === 'string') texts.add(value);
    else if (typeof value === 'number')
      for (const kind of kinds.get(key) ?? anyKind) addTo(gathered.numbers, kind, value);
    else if (value && typeof value === 'object' && !seen.has(value)) {
      seen.add(value);
      if (Array.isArray(value)) {
        addTo(gathered.numbers, 'count', value.length);
        for (const item of value) visit(item, key);
      } else {
        const data = value as Record<string, unknown>;
        joinParts(data, texts);
        for (const name of Object.keys(data)) visit(data[name], name);
      }
    }
  };
  for (const value of data) visit(value, '');
  for (const text of texts) {
    const { figures, others } = read(text);
    for (const figure of figures) {
      const alike = gathered.figures.get(figure.kind);
      if (alike) alike.push(figure);
      else gathered.figures.set(figure.kind, [figure]);
    }
    for (const number of others) addTo(gathered.numbers, 'any', number);
  }
  return gathered;
}

interface ReadText {
  figures: readonly Figure[];
  /** Numbers in the text that are no part of a figure. */
  others: number[];
}

const textReaderOf = oncePer((site: Site) => {
  const { find } = figureIndexOf(site);
  return oncePerText((raw): ReadText => {
    const text = plain(raw);
    const figures = find(text);
    const isInFigure = (at: number) => figures.some(({ start, end }) => start <= at && at < end);
    const numbers = text.startsWith('/') ? [] : [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)];
    const others = numbers.filter(({ index }) => !isInFigure(index)).map(([one]) => Number(one.replaceAll(',', '')));
    return { figures, others };
  });
});

/** What kind of figure a number is by the last name of its path: `price` is money wherever it was bound. */
const kindsOfKeys = oncePer((site: Site): ReadonlyMap<string, ReadonlySet<string>> => {
  const kinds = new Map<string, Set<string>>();
  for (const { path, mark } of figureIndexOf(site).facts) {
    const name = path.split('.').at(-1) ?? '';
    kinds.set(name, (kinds.get(name) ?? new Set()).add(mark.kind));
  }
  return kinds;
});

function addTo(numbers: Gathered['numbers'], kind: string, value: number): void {
  const known = numbers.get(kind);
  if (known) known.add(value);
  else numbers.set(kind, new Set([value]));
}

/** What stands apart in the data and together on the page: days and times, a value and its label. */
function joinParts({ days, times, value, label }: Record<string, unknown>, texts: Set<string>): void {
  if (typeof days === 'string' && typeof times === 'string') texts.add(`${days} ${times}`);
  if (typeof value === 'string' && typeof label === 'string') texts.add(`${value} ${label}`);
}

function isShown(figure: Figure, { figures, numbers }: Gathered): boolean {
  const alike = figures.get(figure.kind) ?? [];
  if (alike.some((one) => ['same', 'format'].includes(sameFigure(figure, one)))) return true;
  const has = (value: number) => numbers.get(figure.kind)?.has(value) || numbers.get('any')?.has(value);
  return figure.numbers.length > 0 && figure.numbers.every(({ value }) => has(value));
}

function plain(text: string): string {
  if (!text.includes('<')) return text;
  return text
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"');
}
