import { factAt } from '../facts/described-facts.ts';
import type { FactFigure } from './fact-figures.ts';
import { entriesOf } from './fact-parts.ts';
import type { Surroundings } from './texts.ts';

/** What a message calls a fact: "the price of Denago EV City", "restocking fee (returnPolicy.newCart.restockingFeePercent)". */
export function nameOfFact(site: Surroundings, { path, label }: FactFigure): string {
  const steps = path.split('.');
  const entries = steps.slice(1).map((_, index) => steps.slice(0, index + 2).join('.'));
  const names = entries
    .filter((at) => at !== path && entriesOf(site).has(at))
    .flatMap((at) => nameOf(factAt(site, at)) ?? []);
  // "ZIP code" keeps its capitals.
  const title = /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
  return names.length === 0 ? `the fact ${path} (${title})` : `the ${title} of ${names.join(', ')}`;
}

function nameOf(entry: unknown): string | undefined {
  const { name, title, model } = (entry ?? {}) as Record<string, unknown>;
  return [name, title, model].find((text) => typeof text === 'string') as string | undefined;
}
