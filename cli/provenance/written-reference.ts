import type { FactFigure } from '../prose/fact-figures.ts';
import type { Figure } from '../prose/figure.ts';
import type { Span } from '../prose/locate.ts';
import type { Site } from '../site/site.ts';

/**
 * The stretch of a typed figure that a reference writes to the letter, and that reference; undefined where none does. What is left of the
 * figure, such as "per hour", stays as it is typed.
 */
export function referencesFor(site: Site, figure: Figure, fact: FactFigure): (Span & { written: string }) | undefined {
  if (figure.kind !== fact.kind || (figure.unit !== fact.unit && figure.kind !== 'count')) return undefined;
  const path = fact.reference.split(' | ')[0] ?? fact.path;
  const number = figure.numbers[0] ?? figure;
  const places: readonly [Span, string][] = [
    [figure, fact.reference],
    [figure, `${path} | unit: '${figure.business ? 'business ' : ''}${figure.unit ?? ''}'`],
    [number, `${path} | number`],
    [number, `${path} | words`],
    [number, path],
  ];
  for (const [span, reference] of places) {
    const written = `{{ ${reference} }}`;
    const { value } = site.facts.engine.render(written, {});
    const words = value === undefined ? '' : String(value);
    const typed = figure.text.slice(span.start - figure.start, span.end - figure.start);
    if (words !== '' && typed === words) return { start: span.start, end: span.end, written };
    // "$25 per hour" begins with what the reference writes.
    if (words !== '' && span === figure && typed.startsWith(`${words} `))
      return { start: span.start, end: span.start + words.length, written };
  }
  return undefined;
}
