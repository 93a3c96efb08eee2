import { describe, expect, it } from 'vitest';
import { phone, tel } from '../municipalities.ts';
import { allWords, elements, linksOf, partUnder, wordsOf } from '../page-text.ts';
import type { ServedPages } from '../served-pages.ts';
import { vehicles } from '../vehicles.ts';

interface BrandTable {
  path: string;
  lineup: string;
  why: [heading: string, items: number];
  drive: string;
  /** Series, lowest price, number of models, number of linked models, and the line for the rest. */
  series: [name: string, from: string, count: string, linked: number, more: string][];
  /** Model, price, seats and miles in the lineup. */
  grid: [name: string, price: string, seats: number, miles: number][];
}

const brands: BrandTable[] = [
  {
    path: '/denago',
    lineup: 'Complete DENAGO Vehicle Lineup',
    why: ['Why Choose Denago', 3],
    drive: '2x4',
    series: [
      ['EV CITY', 'From $15,000', '1 model', 1, ''],
      ['EV NOMAD', 'From $8,495', '2 models', 2, ''],
      ['EV ROVER', 'From $9,995', '3 models', 3, ''],
    ],
    grid: [
      ['Denago EV City', '$15,000', 2, 40],
      ['Denago EV Nomad', '$8,495', 4, 45],
      ['Denago EV Nomad XL', '$8,495', 4, 55],
      ['Denago EV Rover XL', '$9,995', 6, 50],
      ['Denago EV Rover XL6', '$11,995', 6, 50],
      ['Denago EV Rover XXL', '$11,995', 8, 60],
    ],
  },
  {
    path: '/evolution',
    lineup: 'Complete EVOLUTION Vehicle Lineup',
    why: ['Why Choose Evolution', 4],
    drive: 'Rear-Wheel Drive',
    series: [
      ['D5 RANGER', 'Starting at $7,695', '7 models', 3, '+4 more models'],
      ['D5 MAVERICK', 'Starting at $7,995', '7 models', 3, '+4 more models'],
      ['CLASSIC', 'Starting at $6,695', '4 models', 3, '+1 more model'],
      ['CARRIER', 'Starting at $9,595', '2 models', 2, ''],
      ['FORESTER', 'Starting at $6,995', '2 models', 2, ''],
      ['TURFMAN', 'Starting at $6,795', '3 models', 3, ''],
      ['D6 MAX', 'Starting at $13,595', '4 models', 3, '+1 more model'],
    ],
    grid: [
      ['Evolution D5 Ranger 4 Plus', '$9,595', 4, 45],
      ['Evolution D5 Ranger 6 Plus', '$11,595', 6, 40],
      ['Evolution D5 Maverick 4 Plus', '$9,995', 4, 42],
      ['Evolution Classic 4 Plus', '$6,995', 4, 35],
      ['Evolution Carrier 6 Plus', '$9,595', 6, 38],
      ['Evolution D6 Max XT4', '$15,595', 4, 50],
    ],
  },
];

/** Section 2, brand pages; section 9, prices of series and grids. */
export function brandPages(pages: ServedPages): void {
  describe.each(brands)('$path', ({ path, lineup, why, drive, series, grid }) => {
    it('opens with its badge, the number to call and the inventory', async () => {
      const { main } = await pages.at(path);
      expect(wordsOf(main)).toMatch(/^PREMIUM ELECTRIC VEHICLES /);
      expect(linksOf(main)).toContainEqual({ text: `Call ${phone}`, href: tel, newTab: false });
      expect(linksOf(main)).toContainEqual({ text: 'View Inventory', href: '/inventory', newTab: false });
    });

    it('has six benefits in its introduction', async () => {
      const { main } = await pages.at(path);
      const [introduction = ''] = allWords(main, 'h2');
      expect(elements(partUnder(main, 'h2', introduction), 'li')).toHaveLength(6);
    });

    it.each(series)('has the series %s: %s, %s, %i linked %s', async (name, from, count, linked, more) => {
      const card = partUnder((await pages.at(path)).main, 'h3', name);
      expect(wordsOf(card)).toContain(from);
      expect(wordsOf(card)).toContain(count);
      const models = linksOf(card).filter(({ href }) => href.startsWith('/vehicles/'));
      expect(models).toHaveLength(linked);
      for (const { href } of models) expect((await pages.at(href)).status, href).toBe(200);
      expect(linksOf(card).filter(({ text }) => text.startsWith('+'))).toEqual(
        more ? [expect.objectContaining({ text: more })] : [],
      );
    });

    it.each(grid)('has the %s at %s with %i seats and %i miles in its lineup', async (name, price, seats, miles) => {
      const card = partUnder(partUnder((await pages.at(path)).main, 'h2', lineup), 'h3', name);
      const words = wordsOf(card);
      for (const part of [price, `Seats ${seats}`, `${miles} miles`, '25 mph', drive]) expect(words).toContain(part);
      const [, details, quote] = linksOf(card);
      const slug = vehicles.find((vehicle) => vehicle[1] === name)?.[0];
      expect(details).toMatchObject({ text: 'View Details', href: `/vehicles/${slug}` });
      expect(quote).toMatchObject({ text: 'Get Quote', href: expect.stringMatching(/^\/contact(\?|$)/) });
    });

    it('has no more than that, and its closing links', async () => {
      const { main } = await pages.at(path);
      expect(allWords(partUnder(main, 'h2', lineup), 'h3')).toEqual(grid.map(([name]) => name));
      expect(linksOf(main)).toContainEqual({ text: 'Compare All Models', href: '/inventory', newTab: false });
      expect(linksOf(main)).toContainEqual({
        text: 'Schedule Test Drive',
        href: `/contact?drive=${path.slice(1)}`,
        newTab: false,
      });
      expect(allWords(partUnder(main, 'h2', why[0]), 'h3')).toHaveLength(why[1]);
    });

    it('does not mention all-wheel drive', async () => {
      expect(wordsOf((await pages.at(path)).main)).not.toMatch(/all-wheel|4x4/i);
    });
  });
}
