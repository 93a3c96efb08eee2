import type { Check } from './check.ts';

/** "Renews at {{ the price of the day }}", in the renewal of the week: a figure of another plan of the cart. */
export const wrongPlan: Check = ({ text, reference, path }) => {
  const [, rental, plan] = /^rentals\.([^.]+)\.([^.]+)\.renewal$/.exec(text.fact ?? '') ?? [];
  const [, other, its] = /^rentals\.([^.]+)\.([^.]+)\.\w+$/.exec(path) ?? [];
  if (rental === undefined || other !== rental || its === plan) return undefined;
  return { message: `This is the renewal of the plan "${plan}", and ${reference.source} is of the plan "${its}".` };
};
