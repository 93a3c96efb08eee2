import type { FigureMark } from './figure-mark.ts';

const models: FigureMark = {
  kind: 'count',
  nouns: ['models', 'model', 'carts', 'vehicles'],
  title: 'Models',
  aliases: ['Model count', 'Number of models'],
};
const seats: FigureMark = { kind: 'seats', aliases: ['Seats', 'Seating', 'Passengers'] };
const range: FigureMark = { kind: 'distance', unit: 'mile', subject: 'range', aliases: ['Range', 'Per charge'] };
const topSpeed: FigureMark = { kind: 'speed', unit: 'mph', aliases: ['Top speed', 'Speed'] };
const payload: FigureMark = { kind: 'weight', unit: 'pound', aliases: ['Payload', 'Carries'] };
const bounds: [string, FigureMark][] = [
  ['least.seats', { ...seats, title: 'Fewest seats' }],
  ['most.seats', { ...seats, title: 'Most seats' }],
  ['least.range', { ...range, title: 'Shortest range' }],
  ['most.range', { ...range, title: 'Longest range' }],
  ['least.topSpeed', { ...topSpeed, title: 'Lowest top speed' }],
  ['most.topSpeed', { ...topSpeed, title: 'Highest top speed' }],
  ['least.payload', { ...payload, title: 'Smallest payload' }],
  ['most.payload', { ...payload, title: 'Largest payload' }],
];

/** What figures the derived facts are, and what customers call them, by path; a `*` stands for any one name. Written ones say it in their schema. */
export const derivedFigures: readonly [path: string, mark: FigureMark][] = [
  ['vehicles', models],
  ...['brands', 'series'].flatMap((group): [string, FigureMark][] => [
    [`${group}.*.modelCount`, models],
    [`${group}.*.fromPrice`, { kind: 'money', title: 'Starting price', aliases: ['From', 'Starting at', 'Price'] }],
    ...bounds.map(([bound, mark]): [string, FigureMark] => [`${group}.*.${bound}`, mark]),
  ]),
  [
    'brands.*.seriesCount',
    { kind: 'count', nouns: ['series', 'model lines', 'model series'], title: 'Series', aliases: ['Model lines'] },
  ],
  [
    'rentals.*.planCount',
    { kind: 'count', nouns: ['plans', 'rental plans'], title: 'Plans', aliases: ['Rental plans'] },
  ],
  [
    'rentals.*.fromPerDay',
    { kind: 'money', per: 'day', title: 'Starting price per day', aliases: ['From', 'Starting at', 'Per day'] },
  ],
  ['rentals.*.*.savingsPercent', { kind: 'percent', title: 'Savings', aliases: ['Save', 'Saving', 'Off'] }],
  [
    'municipalities.*.nearestShowroom.miles',
    {
      kind: 'distance',
      unit: 'mile',
      title: 'Distance to the nearest showroom',
      aliases: ['Nearest showroom', 'Away'],
    },
  ],
];
