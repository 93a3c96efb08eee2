import { describe, expect, it } from 'vitest';
import { municipalities, tel } from '../municipalities.ts';
import { allWords, element, elements, linksOf, partUnder, wordsOf } from '../page-text.ts';
import type { ServedPages } from '../served-pages.ts';

/** Title, price, price of one day, savings and badge of every plan; the same on every page. */
const plans: Record<string, [title: string, price: string, perDay: string, save: string, badge: string][]> = {
  '4-Seater plans': [
    ['Daily rental', '$245', '$245', '', 'POPULAR'],
    ['3-day rental', '$685', '$228.34', 'Save 6.8%', 'BEST VALUE'],
    ['Weekly rental', '$1,050', '$150', 'Save 38.7%', 'MOST POPULAR'],
    ['Monthly rental', '$2,800', '$94', 'Save 61.6%', 'PREMIUM'],
  ],
  '6-Seater plans': [
    ['Daily rental', '$295', '$295', '', 'POPULAR'],
    ['3-day rental', '$735', '$245', 'Save 16.9%', 'BEST VALUE'],
    ['Weekly rental', '$1,400', '$200', 'Save 32.2%', 'MOST POPULAR'],
    ['Monthly rental', '$3,500', '$116.67', 'Save 60.4%', 'PREMIUM'],
  ],
  'Utility plans': [
    ['Daily rental', '$245', '$245', '', 'PRACTICAL'],
    ['3-day rental', '$685', '$228.34', 'Save 6.8%', 'EFFICIENT'],
    ['Weekly rental', '$1,050', '$150', 'Save 38.7%', 'PROFESSIONAL'],
    ['Monthly rental', '$2,800', '$94', 'Save 61.6%', 'BUSINESS'],
  ],
};

const benefits = [
  'Street legal with seat belts',
  'Flexible pickup and return',
  'Fully charged',
  'Insurance included',
  '24/7 support',
  'No hidden fees',
];

/** Length of each plan. */
const durations = ['1 day', '3 days', '7 days', '30 days'];

/** Sections 2 and 9, rentals and the pages of the municipalities. */
export function rentals(pages: ServedPages): void {
  describe('/rentals', () => {
    it.each(benefits)('promises: %s', async (benefit) => {
      expect(wordsOf((await pages.at('/rentals')).main)).toContain(benefit);
    });

    for (const [section, rows] of Object.entries(plans)) {
      it.each(rows)(`${section}, %s: %s, %s a day, %s, %s`, async (title, price, perDay, save, badge) => {
        const card = partUnder(partUnder((await pages.at('/rentals')).main, 'h2', section), 'h3', title);
        const words = wordsOf(card);
        expect(words).toContain(`${badge} ${title}`);
        expect(words).toContain(save ? `${price} for` : `${price} per day`);
        expect(words).toContain(`${perDay} per day`);
        if (save) expect(words).toContain(`${save} `);
        else expect(words).not.toContain('Save');
        expect(words.includes(`Renews at ${perDay} per day`)).toBe(save !== '');
        expect(words).toContain('Free delivery within city limits');
        const [button] = linksOf(card);
        expect(button?.text).toBe('RESERVE TODAY');
        expect(button?.href).toMatch(/^\/contact\?plan=/);
      });
    }

    it('recommends one plan', async () => {
      expect(wordsOf((await pages.at('/rentals')).main).match(/\bRECOMMENDED\b/g)).toHaveLength(1);
    });

    it('has a help section and the footnote', async () => {
      const { main } = await pages.at('/rentals');
      expect(allWords(main, 'h2')).toContainEqual(expect.stringMatching(/help/i));
      const words = wordsOf(main);
      expect(words).toMatch(/delivery fee of \$6 per mile applies beyond 10 miles/);
      expect(words).toContain('24-hour increments');
      expect(words).toContain('No refund for early returns');
    });
  });

  describe.each(municipalities)('/%s', (slug) => {
    it('has the sections of every municipality', async () => {
      const { main } = await pages.at(`/${slug}`);
      const sections = [...allWords(main, 'h2'), ...allWords(main, 'h3')];
      expect(sections).toContainEqual(expect.stringMatching(/^why choose /i));
      for (const section of Object.keys(plans)) expect(sections).toContain(section);
      expect(sections).toContainEqual(expect.stringMatching(/^local pride/i));
    });

    it('has the plans of every municipality', async () => {
      const { main } = await pages.at(`/${slug}`);
      expect(wordsOf(main)).toContain('Free delivery within city limits');
      for (const [section, rows] of Object.entries(plans)) {
        const table = element(partUnder(main, 'h3', section), 'table');
        const cells = elements(element(table, 'tbody'), 'tr').map((row) =>
          [...elements(row, 'th'), ...elements(row, 'td')].map(wordsOf),
        );
        for (const [index, [title, price, perDay, save, badge]] of rows.entries()) {
          const [words, rate, total] = cells[index] ?? [];
          expect(words).toMatch(new RegExp(`^${badge} (RECOMMENDED )?${title}`));
          if (save) expect(words).toContain(save);
          if (index > 0) expect(words).toContain(`Renews at ${perDay} per day`);
          expect([rate, total]).toEqual([perDay, `${price} for ${durations[index]}`]);
        }
        expect(cells).toHaveLength(rows.length);
      }
    });

    it('has its buttons', async () => {
      const links = linksOf((await pages.at(`/${slug}`)).main);
      expect(links).toContainEqual({ text: 'Call Now', href: tel, newTab: false });
      for (const text of ['Get Free Quote', 'Request Free Quote', 'Contact Us'])
        expect(links).toContainEqual({ text, href: `/contact?about=rental&town=${slug}`, newTab: false });
    });
  });
}
