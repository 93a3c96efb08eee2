import { valueAt } from '../schema/describe-error.ts';
import type { FactFigure } from './fact-figures.ts';
import { entriesOf } from './fact-parts.ts';
import type { Surroundings } from './texts.ts';

/** What a message calls a fact: "the price of Denago EV City", "restocking fee (returnPolicy.newCart.restockingFeePercent)". */
export function nameOfFact(site: Surroundings, { path, label }: FactFigure): string {
  const steps = path.split('.');
  const entry = steps.map((_, index) => steps.slice(0, index).join('.')).findLast((at) => entriesOf(site).has(at));
  const name = entry === undefined ? undefined : nameOf(valueAt(site.facts.tree, entry.split('.')));
  const title = label.toLowerCase();
  return name === undefined || !entry?.includes('.') ? `the fact ${path} (${title})` : `the ${title} of ${name}`;
}

function nameOf(entry: unknown): string | undefined {
  const { name, title, model } = (entry ?? {}) as Record<string, unknown>;
  return [name, title, model].find((one) => typeof one === 'string') as string | undefined;
}
