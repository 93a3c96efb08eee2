import { referenceFor } from '../facts/figure-text.ts';
import type { FactFigure } from '../prose/fact-figures.ts';
import type { Figure } from '../prose/figure.ts';
import type { Span } from '../resolve/text-span.ts';
import type { Site } from '../site/site.ts';

/** A reference in place of a stretch of a text. */
export interface WrittenReference extends Span {
  written: string;
}

/**
 * The stretch of a typed figure that a reference writes to the letter, and that reference; undefined where none does. What is left of the
 * figure, such as "per hour", stays as it is typed.
 */
export function sameReference(site: Site, figure: Figure, fact: FactFigure): WrittenReference | undefined {
  return findReference(site, figure, fact, (typed, words) => typed === words);
}

/** The reference to a fact in place of a typed figure, whatever either says: worded as the figure is where that can be had. */
export function anyReference(site: Site, figure: Figure, fact: FactFigure): WrittenReference {
  const alike = findReference(site, figure, fact, (typed, words) => shapeOf(typed) === shapeOf(words));
  return (
    alike ?? { start: figure.start, end: figure.end, written: `{{ ${referenceFor(figure.text, fact.reference)} }}` }
  );
}

/** "$1,250" and "$245" have one shape, and so have "two" and "seven". */
function shapeOf(text: string): string {
  return /\d/.test(text) ? text.replace(/\d[\d,.]*/g, '#') : text.replace(/^\p{L}+(?:-\p{L}+)?$/u, 'word');
}

function findReference(
  site: Site,
  figure: Figure,
  fact: FactFigure,
  fits: (typed: string, words: string) => boolean,
): WrittenReference | undefined {
  if (figure.kind !== fact.kind || (figure.unit !== fact.unit && figure.kind !== 'count')) return undefined;
  // A counted list is a number once it is counted.
  const path = fact.reference.endsWith(' | count') ? fact.reference : fact.reference.replace(/ \|.*$/, '');
  const number = figure.numbers[0] ?? figure;
  const places: readonly [Span, string][] = [
    [figure, referenceFor(figure.text, fact.reference)],
    // "$25 per hour" begins with what the reference writes.
    [{ start: figure.start, end: number.end }, fact.reference],
    [figure, `${path} | unit: '${figure.business ? 'business ' : ''}${figure.unit ?? ''}'`],
    [number, `${path} | number`],
    [number, `${path} | words`],
    [number, fact.kind === 'phone' ? fact.reference : path],
  ];
  for (const [{ start, end }, reference] of places) {
    const written = `{{ ${reference} }}`;
    const { value } = site.facts.engine.render(written, {});
    const words = value === undefined ? '' : String(value);
    const typed = figure.text.slice(start - figure.start, end - figure.start);
    if (words !== '' && fits(typed, words)) return { start, end, written };
  }
  return undefined;
}
