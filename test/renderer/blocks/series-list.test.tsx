import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import SeriesList from '../../../renderer/blocks/SeriesList.tsx';

function modelsOf(count: number, modelLimit?: number): string[] {
  const vehicles = Array.from({ length: count }, (_, index) => ({
    slug: `runner-${index}`,
    href: `/vehicles/runner-${index}`,
    name: `Acme Runner ${index}`,
    model: `Runner ${index}`,
    seats: 4,
  }));
  const series = {
    slug: 'runner',
    name: 'Runner',
    title: 'For errands',
    description: 'A cart for errands.',
    features: ['Quiet'],
    inventoryHref: '/inventory?q=Runner',
    modelCount: count,
    modelCountText: `${count} models`,
    fromPrice: 7695,
    fromPriceText: '$7,695',
    vehicles: vehicles as [(typeof vehicles)[number]],
  };
  const markup = renderToStaticMarkup(
    <SeriesList type="series-list" series={[series]} {...(modelLimit === undefined ? {} : { modelLimit })} />,
  );
  return [...markup.matchAll(/<a href="[^"]*"[^>]*>([^<]*)<\/a>/g)].map((match) => match[1] ?? '');
}

describe('The models of a series', () => {
  it('are all named where no limit is set', () => {
    expect(modelsOf(4)).toEqual(['Runner 0', 'Runner 1', 'Runner 2', 'Runner 3']);
  });

  it('are named up to the limit, and the rest is counted', () => {
    expect(modelsOf(7, 3)).toEqual(['Runner 0', 'Runner 1', 'Runner 2', '+4 more models']);
  });

  it('count a single one that is left over in the singular', () => {
    expect(modelsOf(4, 3).at(-1)).toBe('+1 more model');
  });

  it('leave nothing to count within the limit', () => {
    expect(modelsOf(3, 3)).toEqual(['Runner 0', 'Runner 1', 'Runner 2']);
  });
});
