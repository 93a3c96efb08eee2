import { describe, expect, it } from 'vitest';
import { municipalities, phone, tel } from '../municipalities.ts';
import { allWords, elements, linksOf, partUnder, wordsOf } from '../page-text.ts';
import type { ServedPages } from '../served-pages.ts';

const storeHours = 'Mon-Fri 9AM-5PM Sat 9AM-5PM Sun closed';

/** Section 2: Contact, Thank-you, Showroom, Services and About; section 9, hours. */
export function company(pages: ServedPages): void {
  describe('/contact', () => {
    it('has the number to call, the business hours and the form', async () => {
      const { main } = await pages.at('/contact');
      expect(wordsOf(main)).toContain(phone);
      expect(wordsOf(main)).toContain(storeHours);
      const fields = [...elements(main, 'input'), ...elements(main, 'select'), ...elements(main, 'textarea')];
      const names = fields.map(({ attribs }) => attribs.name);
      for (const field of ['firstName', 'lastName', 'email', 'phone', 'interest', 'message']) {
        expect(names, field).toContain(field);
      }
    });

    it('offers sales, service, parts and general, and sales first', async () => {
      const options = elements((await pages.at('/contact')).main, 'input', { type: 'radio', name: 'interest' });
      expect(options.map(({ attribs }) => attribs.value)).toEqual(['sales', 'service', 'parts', 'general']);
      expect(options.map(({ attribs }) => 'checked' in attribs)).toEqual([true, false, false, false]);
    });
  });

  describe('/thank-you', () => {
    it('confirms the message and says how soon it is answered', async () => {
      const words = wordsOf((await pages.at('/thank-you')).main);
      expect(words).toContain('24 hours');
      expect(words).toContain('2-6 hours');
      expect(words).toMatch(/business hours/i);
    });

    it('has three steps, at least two branches, the number to call and its four links', async () => {
      const { main } = await pages.at('/thank-you');
      expect(allWords(partUnder(main, 'h2', 'What happens next'), 'h3')).toHaveLength(3);
      expect(wordsOf(main).match(/, NJ \d{5}/g)?.length).toBeGreaterThanOrEqual(2);
      const targets = linksOf(main).map(({ href }) => href);
      for (const target of [tel, '/inventory', '/rentals', '/services', '/']) expect(targets).toContain(target);
    });
  });

  describe('/showroom', () => {
    it.each(['New Brunswick Showroom', 'Woodbridge Showroom', 'Monroe Township Showroom'])(
      'shows the %s with address, phone, hours and links',
      async (name) => {
        const card = partUnder((await pages.at('/showroom')).main, 'h3', name);
        expect(wordsOf(card)).toMatch(/, NJ \d{5}/);
        expect(wordsOf(card)).toMatch(/\(\d{3}\) \d{3}-\d{4}/);
        expect(wordsOf(card)).toContain(storeHours);
        for (const start of [`Directions to ${name}`, 'Website', 'Reviews', 'Facebook']) {
          const link = linksOf(card).find(({ text }) => text.startsWith(start));
          expect(link, start).toMatchObject({ newTab: true, href: expect.stringMatching(/^https:/) });
        }
        expect(linksOf(card).some(({ text, href }) => text.startsWith('Call') && href.startsWith('tel:'))).toBe(true);
      },
    );

    it('shows the online showroom, open 24 hours', async () => {
      const card = partUnder((await pages.at('/showroom')).main, 'h3', 'Online Showroom');
      expect(wordsOf(card)).toContain('24 hours');
      expect(linksOf(card).some(({ href }) => href.startsWith('tel:'))).toBe(true);
    });

    it('shows four locations and what can be done there', async () => {
      const { main } = await pages.at('/showroom');
      const headings = allWords(main, 'h3');
      expect(headings.filter((heading) => heading.endsWith('Showroom'))).toHaveLength(4);
      for (const blurb of ['Test drives', 'Expert consultation', 'Financing']) expect(headings).toContain(blurb);
      expect(linksOf(main).map(({ href }) => href)).toContain('/contact');
    });
  });

  describe('/services', () => {
    it.each([
      ['Maintenance and Repair', '$155 per hour'],
      ['Battery Service', '$155 per hour'],
      ['Custom Modifications', 'Quote on request'],
      ['Warranty Work', 'Covered by warranty'],
    ])('offers %s: %s', async (name, price) => {
      const card = partUnder((await pages.at('/services')).main, 'h3', name);
      expect(wordsOf(card)).toContain(price);
      expect(elements(card, 'li').length).toBeGreaterThanOrEqual(3);
    });

    it('names the hours of the workshop, why to choose it and whom to ask', async () => {
      const { main } = await pages.at('/services');
      expect(wordsOf(main)).toMatch(/Mon-Fri 8AM-5PM Sat 9AM-3PM Sun emergency only/);
      expect(allWords(main, 'h2')).toContainEqual(expect.stringMatching(/why choose us/i));
      expect(linksOf(main).map(({ href }) => href.split('?')[0])).toContain('/contact');
    });
  });

  describe('/about', () => {
    it.each([/story/i, /stand for|values/i, /people|team/i, /service area/i])('has a section %s', async (section) => {
      expect(allWords((await pages.at('/about')).main, 'h2')).toContainEqual(expect.stringMatching(section));
    });

    it('leads to the 25 municipalities and to no other town, to the contact page and the inventory', async () => {
      const { main } = await pages.at('/about');
      const area = linksOf(main).filter(({ text }) => /(City|Township|Borough)$/.test(text));
      expect(area.map(({ href }) => href)).toEqual(municipalities.map(([slug]) => `/${slug}`));
      const targets = linksOf(main).map(({ href }) => href);
      expect(targets).toEqual(expect.arrayContaining(['/contact', '/inventory']));
      for (const town of ['/toms-river', '/brick', '/waretown', '/bayville', '/surf-city']) {
        expect(targets).not.toContain(town);
      }
    });
  });
}
