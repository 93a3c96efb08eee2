import { figureIndexOf } from '../facts/figure-index.ts';
import { type Figure, sameFigure } from '../figures/index.ts';
import { oncePer } from '../memory/once-per.ts';
import type { Site } from '../site/site.ts';
import type { ShownFigures } from './shown-figures.ts';

type Data = Record<string, unknown>;

const prices = new Set(['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice']);
/** Not for readers, or no figures: addresses, names of things, places in a list, coordinates, dates of publication. */
const skipped = new Set(
  '@id @type @context url image logo sameAs position latitude longitude postalCode streetAddress sku mpn datePublished identifier unitCode'.split(
    ' ',
  ),
);

/**
 * What the structured data of a page says and the page does not, in the words to report it by. Prices, ratings and hours must be
 * visible; any other figure may also be a fact, or stand in the data that the page is rendered from.
 * @param visible the figures that a visitor reads on the page
 * @param facts what the facts say besides; without it, all must be in the data of the page
 */
export function untracedStructuredFigures(
  site: Site,
  data: readonly unknown[],
  shown: ShownFigures,
  visible: readonly Figure[],
  facts?: ShownFigures,
): string[] {
  const { find } = figureIndexOf(site);
  const problems = new Set<string>();
  const check = (words: string, isPrice: boolean) => {
    const figures = find(words);
    for (const figure of figures) {
      const isVisible = visible.some((one) => isSame(one, figure));
      const isKnown = isVisible || (!isPrice && (shown.has(figure) || facts?.has(figure)));
      if (!isKnown) problems.add(figure.text);
    }
  };

  const visit = (value: unknown, key: string): void => {
    if (skipped.has(key) || value === null) return;
    if (Array.isArray(value)) for (const item of value) visit(item, key);
    else if (typeof value === 'object') {
      checkHours(value as Data, (words) => check(words, true));
      for (const [name, item] of Object.entries(value as Data)) visit(item, name);
    } else if (prices.has(key)) check(`$${value}`, true);
    else if (key === 'ratingValue') check(`${value} stars`, true);
    else if (typeof value === 'number' && !shown.hasNumber(value) && !facts?.hasNumber(value))
      problems.add(String(value));
    else if (typeof value === 'string' && key !== 'opens' && key !== 'closes') check(value, false);
  };
  for (const value of data) visit(value, '');
  return [...problems];
}

/** An `OpeningHoursSpecification` in words. */
function checkHours({ dayOfWeek, opens, closes }: Data, check: (words: string) => void): void {
  if (typeof opens !== 'string' || typeof closes !== 'string') return;
  if (opens === '00:00' && closes === '23:59') {
    check('Open 24 hours');
    return;
  }
  for (const day of [dayOfWeek].flat()) {
    if (typeof day === 'string') check(`${day.split('/').at(-1)} ${opens}-${closes}`);
  }
}

function isSame(one: Figure, other: Figure): boolean {
  return ['same', 'format'].includes(sameFigure(one, other));
}

/** Every figure and number among the facts. */
export const factsKnown = oncePer((site: Site): ShownFigures => {
  const { facts } = figureIndexOf(site);
  const numbers = new Set(numbersIn(site.facts.tree));
  return {
    has: (figure) =>
      facts.some(({ mark, figures }) => mark.kind === figure.kind && figures.some((one) => isSame(one, figure))),
    hasNumber: (value) => numbers.has(value),
  };
});

function numbersIn(value: unknown, seen = new Set<unknown>()): number[] {
  if (typeof value === 'number') return [value];
  if (!value || typeof value !== 'object' || seen.has(value)) return [];
  seen.add(value);
  const own = Array.isArray(value) ? [value.length] : [];
  return [...own, ...Object.values(value).flatMap((item) => numbersIn(item, seen))];
}
