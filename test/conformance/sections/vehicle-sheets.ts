import { describe, expect, it } from 'vitest';
import { phone, tel } from '../municipalities.ts';
import { elements, linksOf, partUnder, wordsOf } from '../page-text.ts';
import type { ServedPages } from '../served-pages.ts';
import { usd, vehicles } from '../vehicles.ts';

/** Sections 2 and 9, static vehicle pages. */
export function vehicleSheets(pages: ServedPages): void {
  it('there are 37', () => {
    expect(new Set(vehicles.map(([slug]) => slug)).size).toBe(37);
  });

  it('have one of five landscapes behind the name, by its length modulo 5', async () => {
    const landscapes = new Map<number, Set<string>>();
    for (const [slug, name] of vehicles) {
      const [svg] = elements((await pages.at(`/vehicles/${slug}`)).main, 'svg').filter(
        ({ attribs }) => attribs.preserveaspectratio === 'xMidYMax slice',
      );
      const shapes = svg ? elements(svg, 'path').map(({ attribs }) => attribs.d) : [];
      const seen = landscapes.get(name.length % 5) ?? new Set();
      landscapes.set(name.length % 5, seen.add(shapes.join()));
    }
    expect([...landscapes.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1, 1]);
    expect(new Set([...landscapes.values()].flatMap((seen) => [...seen])).size).toBe(5);
  });

  describe.each(vehicles)('%s', (slug, name, price, seats, mph, miles) => {
    const brand = slug.startsWith('denago') ? 'Denago' : 'Evolution';
    const drive = brand === 'Denago' ? '2x4' : 'Rear-Wheel Drive';

    it('has its price, rating and four spec cards', async () => {
      const words = wordsOf((await pages.at(`/vehicles/${slug}`)).main);
      expect(words).toContain(brand.toUpperCase());
      expect(words).toContain(usd(price));
      expect(words).toContain('5.0 star rating');
      const cards = new RegExp(
        `Seating capacity ${seats} seats Driving range (\\d+) miles Top speed ${mph} mph Drive system ${drive} Key Features`,
      ).exec(words);
      expect(cards).not.toBeNull();
      const range = Number(cards?.[1]);
      expect(range).toBeGreaterThanOrEqual(20);
      expect(range).toBeLessThanOrEqual(60);
      if (miles) expect(range).toBe(miles);
    });

    it('has eight features, its derived specifications and a Why Choose section', async () => {
      const { main } = await pages.at(`/vehicles/${slug}`);
      expect(elements(partUnder(main, 'h2', 'Key Features'), 'li')).toHaveLength(8);
      const sheet = wordsOf(partUnder(main, 'h2', 'Specifications'));
      expect(sheet).toContain('Motor type Electric Motor');
      expect(sheet).toContain(`Battery type ${brand === 'Denago' ? 'Lithium Ion' : 'Lead Acid'}`);
      expect(wordsOf(main)).toContain(`Why Choose the ${name}`);
    });

    it('has its links', async () => {
      const { main } = await pages.at(`/vehicles/${slug}`);
      const links = linksOf(main);
      const details = links.find(({ text }) => text.startsWith('View Details'));
      expect(details).toMatchObject({ newTab: true, href: expect.stringMatching(/^https:/) });
      expect(links).toContainEqual({ text: `Call ${phone}`, href: tel, newTab: false });
      expect(links).toContainEqual({ text: 'Schedule Test Drive', href: `/contact?drive=${slug}`, newTab: false });
      expect(links).toContainEqual({ text: 'Contact Us Today', href: '/contact', newTab: false });
      expect(links.find(({ text }) => text === 'Request Quote')?.href).toMatch(/^\/contact(\?|$)/);
    });
  });
}
