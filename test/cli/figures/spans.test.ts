import { expect, test } from 'vitest';
import { createFigureFinder, findFigures } from '../../../cli/figures/find-figures.ts';
import type { Figure } from '../../../cli/figures/index.ts';
import { brief, dealer } from './brief.ts';

const find = createFigureFinder(dealer);

function slices(text: string, figure: Figure) {
  return {
    text: text.slice(figure.start, figure.end),
    amount: text.slice(figure.amount.start, figure.amount.end),
    numbers: figure.numbers.map(({ start, end }) => text.slice(start, end)),
  };
}

test.each([
  ['it costs $94/day now', '$94/day', '$94', ['94']],
  ['it costs $6 for each additional mile', '$6 for each additional mile', '$6', ['6']],
  ['from US$1,050.50 a week', 'US$1,050.50 a week', 'US$1,050.50', ['1,050.50']],
  ['1,050 USD per week', '1,050 USD per week', '1,050 USD', ['1,050']],
  ['between $50 and $150', '$50 and $150', '$50 and $150', ['50', '150']],
  ['a 15 percent fee', '15 percent', '15 percent', ['15']],
  ['over 15+ years', '15+ years', '15+ years', ['15']],
  ['a seven-day window', 'seven-day', 'seven-day', ['seven']],
  ['**7** days', '7** days', '7** days', ['7']],
  ['thirty (30) days', 'thirty (30) days', 'thirty (30) days', ['thirty (30)']],
  ['two and a half hours', 'two and a half hours', 'two and a half hours', ['two and a half']],
  ['a 20-mile radius', '20-mile', '20-mile', ['20']],
  ['seats up to six people', 'six people', 'six people', ['six']],
  ['all 25 Middlesex County towns', '25 Middlesex County towns', '25', ['25']],
  ['6 to 8 hires', '6 to 8 hires', '6 to 8', ['6', '8']],
  ['must be 18 or older', '18', '18', ['18']],
  ['rated 4.8/5 by', '4.8/5', '4.8/5', ['4.8']],
  ['Call (732) 555-0142 ext. 4', '(732) 555-0142 ext. 4', '(732) 555-0142', []],
  ['tel:+17325550142', '+17325550142', '+17325550142', []],
  ['Open Mon-Fri: 9AM-5PM.', 'Mon-Fri: 9AM-5PM', 'Mon-Fri: 9AM-5PM', []],
  ['We are closed on Sundays.', 'closed on Sundays', 'closed on Sundays', []],
])('%s: the figure, its amount and its numbers are where they stand', (text, whole, amount, numbers) => {
  const [figure, ...rest] = find(text);
  expect(rest).toEqual([]);
  expect(figure && slices(text, figure)).toEqual({ text: whole, amount, numbers });
  expect(figure?.text).toBe(whole);
});

test('the unit of a list stands behind its last number only', () => {
  const text = '24, 48 or 72 hours';
  expect(find(text).map((figure) => figure.text)).toEqual(['24', '48', '72 hours']);
});

test('offsets count UTF-16 units', () => {
  const text = '🛺 “Größe” – $1,050';
  expect(find(text).map(({ start, end }) => text.slice(start, end))).toEqual(['$1,050']);
});

test('zero-width characters, odd spaces and odd dashes do not hide a figure', () => {
  expect(find('$\u2060245\u00a0a\u00a0day, 10\u202fmiles, 7\u2011day, 9\u2009AM\u20135\u2009PM').map(brief)).toEqual([
    'money 245 USD per day',
    'distance 10 mile',
    'duration 7 day',
    'hours 09:00-17:00',
  ]);
});

test('a figure runs over a line end, never over an empty line or into a list item', () => {
  expect(find('within 10\nmiles').map(brief)).toEqual(['distance 10 mile']);
  expect(find('within 10\n\nmiles')).toEqual([]);
  expect(find('- Mon-Fri\n- 9 items')).toHaveLength(1);
  expect(find('1. Days\n2. Miles\n3. Seats')).toEqual([]);
});

test('a long text is read like its paragraphs, at the right offsets', () => {
  const paragraph =
    'Rentals start at $245 a day. We deliver within 10 miles, seven days a week. Ask for the Turfman 800.\n\n';
  const text = paragraph.repeat(2000);
  const figures = find(text);
  expect(figures).toHaveLength(3 * 2000);
  expect(figures.every(({ text: own, start, end }) => text.slice(start, end) === own)).toBe(true);
  expect(figures.at(-1)?.start).toBe(paragraph.length * 1999 + find(paragraph).at(-1)!.start);
});

test('a long text without paragraphs is cut between sentences', () => {
  const sentence = 'It costs two hundred forty-five dollars a day from Monday through Saturday. ';
  expect(new Set(find(sentence.repeat(1000)).map(brief))).toEqual(new Set(find(sentence).map(brief)));
});

test('options are optional', () => {
  expect(findFigures('25 towns, 127 reviews, 500 customers').map(brief)).toEqual([
    'count 127 reviews',
    'count 500 customers',
  ]);
});

test('nouns of several words count, and the given nouns win over the built-in ones', () => {
  const figures = findFigures('127 customer reviews and 3 service bays', {
    countNouns: { bays: ['service bay', 'service bays'], opinions: ['review', 'reviews'] },
  });
  expect(figures.map(brief)).toEqual(['count 127 opinions', 'count 3 bays']);
});
