import { expect, it } from 'vitest';
import { createTemplateEngine } from '../../../cli/facts/template.ts';
import priceBands from '../../../schemas/derive/price-bands.ts';

it('The price bands follow from the limits of the filter', () => {
  const facts = { inventory: { priceLimits: { low: 9000, high: 20_000 }, priceBands: [] } };
  priceBands(facts);
  const engine = createTemplateEngine(facts);
  const bands = facts.inventory.priceBands.map((band) =>
    Object.fromEntries(Object.entries(band).map(([key, text]) => [key, engine.render(`${text}`, {}).value])),
  );
  expect(bands).toEqual([
    { value: 'all', label: 'All prices' },
    { value: 'under-9000', label: 'Under $9,000', below: 9000 },
    { value: '9000-20000', label: '$9,000 to $20,000', from: 9000, to: 20_000 },
    { value: 'over-20000', label: 'Over $20,000', above: 20_000 },
  ]);
});
