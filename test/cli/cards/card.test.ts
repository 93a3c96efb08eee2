import { describe, expect, it } from 'vitest';
import { type Card, cardOf } from '../../../cli/cards/card.ts';
import { runValidate } from '../../../cli/pipeline/index.ts';
import { silentProgress } from '../../../cli/report/progress.ts';
import type { Site } from '../../../cli/site/site.ts';
import { repository } from '../../support/fixture-site.ts';

const { site } = (await runValidate(repository, silentProgress)) as { site: Site };

function card(route: string): Card {
  const page = site.pages.find((candidate) => candidate.route === route);
  if (!page) throw new Error(`There is no page ${route}.`);
  return cardOf(page, site);
}

/** Looks up a fact by its path. */
const fact = (path: string) =>
  path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], site.facts.tree);

describe('the social card', () => {
  it('of a vehicle has its name, its price and its drawing', () => {
    const { seats, lifted, paint, priceText, name } = fact('vehicles.denago-ev-nomad') as Record<string, unknown>;
    expect(card('/vehicles/denago-ev-nomad')).toMatchObject({
      dealer: fact('dealer.name'),
      heading: name,
      price: { amount: priceText },
      art: { kind: 'carts', carts: [{ seats, lifted, paint }] },
    });
  });

  it('of a brand has the least price of its carts', () => {
    const { price } = card('/denago');
    expect(price).toEqual({ before: 'From', amount: fact('brands.denago.fromPriceText') });
    expect(card('/evolution').price?.amount).toBe(fact('brands.evolution.fromPriceText'));
  });

  it('of the inventory has the least price of all', () => {
    const prices = Object.values(fact('vehicles') as Record<string, { price: number; priceText: string }>);
    const [least] = prices.toSorted((a, b) => a.price - b.price);
    expect(card('/inventory').price?.amount).toBe(least?.priceText);
  });

  it('of the rentals and of a town has the least price of a day', () => {
    const plans = Object.values(
      fact('rentals') as Record<string, { plans?: { perDay: number; perDayText: string }[] }>,
    );
    const [least] = plans.flatMap((rental) => rental.plans ?? []).toSorted((a, b) => a.perDay - b.perDay);
    const price = { before: 'From', amount: least?.perDayText, after: 'per day' };
    expect(card('/rentals').price).toEqual(price);
    expect(card('/edison-township').price).toEqual(price);
  });

  it('of a town shows it on the map', () => {
    expect(card('/edison-township')).toMatchObject({
      heading: 'Golf Cart Rentals in Edison Township',
      art: { kind: 'map', current: 'edison-township' },
    });
  });

  it.each(['/policies/return-policy', '/contact', '/about', '/404'])('of %s has its heading', (route) => {
    const { heading, price } = card(route);
    const written = site.pages.find((page) => page.route === route)?.blocks.map((block) => block.heading);
    expect(written).toContain(heading);
    expect(price).toBeUndefined();
  });

  it('has a heading for every page', () => {
    expect(site.pages.filter((page) => cardOf(page, site).heading.trim() === '')).toEqual([]);
  });
});
