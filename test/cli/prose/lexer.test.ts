import { expect, it } from 'vitest';
import { type Figure, units } from '../../../cli/prose/figure.ts';
import { findFigures } from '../../../cli/prose/lexer/find-figures.ts';
import type { Vocabulary } from '../../../cli/prose/lexer/recognizer.ts';
import annotations from '../../../schemas/annotations.schema.json' with { type: 'json' };

const vocabulary: Vocabulary = {
  has: () => true,
  nouns: [
    { noun: 'towns', stems: ['town'] },
    { noun: 'seats', stems: ['seat'] },
  ],
  findNames: (text) =>
    [...text.matchAll(/D5 Maverick 4/g)].map(({ 0: name, index }) => ({ start: index, end: index + name.length })),
  streetWords: new Set(['way']),
};

/** Formats a figure as `money/hour 25 "$25 per hour"`: kind, unit and rate, values or key, words. */
function worded({ kind, unit, per, business, values, key, text }: Figure): string {
  const rate = per ? `/${per}` : '';
  return `${kind}${unit ? ` ${unit}` : ''}${rate}${business ? ' business' : ''} ${key ?? values.join('-')} "${text}"`;
}

const weekdays = 'mon=09:00-17:00;tue=09:00-17:00;wed=09:00-17:00;thu=09:00-17:00;fri=09:00-17:00';

const cases: [text: string, ...figures: string[]][] = [
  ['It costs $14,500.', 'money 14500 "$14,500"'],
  ['14,500 dollars or 15k dollars', 'money 14500 "14,500 dollars"', 'money 15000 "15k dollars"'],
  ['$25 per hour, 50 cents a mile', 'money/hour 25 "$25 per hour"', 'money/mile 0.5 "50 cents a mile"'],
  ['two hundred and fifty dollars', 'money 250 "two hundred and fifty dollars"'],
  ['$50 to $150', 'money 50-150 "$50 to $150"'],
  ['20 percent, then 7.5%', 'percent 20 "20 percent"', 'percent 7.5 "7.5%"'],
  ['ten miles and ½ mile', 'distance mile 10 "ten miles"', 'distance mile 0.5 "½ mile"'],
  [
    '⅓ mile, 5\\.5 miles and ２０ percent',
    'distance mile 0.3333333333333333 "⅓ mile"',
    'distance mile 5.5 "5.5 miles"',
    'percent 20 "20 percent"',
  ],
  ['3-5 business days', 'duration day business 3-5 "3-5 business days"'],
  ['between 3 and 5 days', 'duration day 3-5 "3 and 5 days"'],
  ['a 24-hour notice, two weeks ahead', 'duration hour 24 "24-hour"', 'duration week 2 "two weeks"'],
  ['25 mph is 25 miles per hour', 'speed mph 25 "25 mph"', 'speed mph 25 "25 miles per hour"'],
  ['1,200 lbs', 'weight pound 1200 "1,200 lbs"'],
  ['age 17, or 21 or older', 'age 17 "age 17"', 'age 21 "21 or older"'],
  ['The minimum age is 16.', 'age 16 "age is 16"'],
  ['4.9 stars, 4.8/5', 'rating 4.9 "4.9 stars"', 'rating 4.8 "4.8/5"'],
  ['all 25 quiet towns', 'count towns 25 "25 quiet towns"'],
  ['a dozen towns', 'count towns 12 "a dozen towns"'],
  ['seats four', 'count seats 4 "seats four"'],
  ['99 constructor seats, $5 constructor', 'count seats 99 "99 constructor seats"', 'money 5 "$5"'],
  ['(732) 555-0199 or 732.555.0198', 'phone 7325550199 "(732) 555-0199"', 'phone 7325550198 "732.555.0198"'],
  ['write to hello@a.example', 'email hello@a.example "hello@a.example"'],
  ['Mon-Fri 9AM-5PM', `hours ${weekdays} "Mon-Fri 9AM-5PM"`],
  ['Monday through Friday from 9 to 5', `hours ${weekdays} "Monday through Friday from 9 to 5"`],
  ['open 24/7', 'hours always "24/7"'],
  ['at 2:30 PM, or at noon', 'time 14:30 "2:30 PM"', 'time 12:00 "noon"'],
  ['At 5:20 AM Sample Way is dark', 'time 05:20 "5:20 AM"'],
  ['April 18, 2024', 'date 2024-04-18 "April 18, 2024"'],
  ['March to Sept. or October.', 'date *-03-* "March"', 'date *-09-* "Sept."'],
  ['from April to October.', 'date *-04-* "April"', 'date *-10-* "October"'],
  ['18 April, 4/18/2024', 'date *-04-18 "18 April"', 'date 2024-04-18 "4/18/2024"'],
  ['200 Sample Way, NJ 08837', 'address street 200 sample way "200 Sample Way"', 'address postal code 08837 "08837"'],
  ['1,250', 'number 1250 "1,250"'],
];

it.each(cases)('finds in "%s" its figures', (text, ...figures) => {
  expect(findFigures(text, vocabulary).map(worded)).toEqual(figures);
});

it.each([
  'Route 18, Exit 9',
  'the D5 Maverick 4',
  '1. First of all',
  'one of us',
  '48-volt',
  'a 4x4',
  'see https://a.example/25-mph or [this](/a-2-mile-ride)',
])('finds no figure in "%s"', (text) => {
  expect(findFigures(text, vocabulary)).toEqual([]);
});

it('finds a figure where it stands', () => {
  const text = '  - A day costs **$245**, once.';
  const [figure] = findFigures(text, vocabulary);
  expect(text.slice(figure?.start, figure?.end)).toBe('$245');
});

it.each(['distance', 'duration', 'speed', 'weight'] as const)(
  'knows every unit that a schema may give a %s',
  (kind) => {
    const known = Object.keys(units).filter((name) => units[name]?.kind === kind);
    expect(annotations.definitions[kind].properties.unit.enum.toSorted()).toEqual(known.toSorted());
  },
);
