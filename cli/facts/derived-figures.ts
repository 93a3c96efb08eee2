import type { FigureMark } from './figure-mark.ts';

const models: FigureMark = { kind: 'count', nouns: ['models', 'model', 'carts', 'vehicles'] };
const measures: [string, FigureMark][] = [
  ['seats', { kind: 'seats' }],
  ['range', { kind: 'distance', unit: 'mile', subject: 'range' }],
  ['topSpeed', { kind: 'speed', unit: 'mph' }],
  ['payload', { kind: 'weight', unit: 'pound' }],
];
const groups = ['brands', 'series'];

/** What figures the derived facts are, by path; a `*` stands for any one name. Written ones say it in their schema. */
export const derivedFigures: readonly [path: string, mark: FigureMark][] = [
  ['vehicles', models],
  ...groups.flatMap((group): [string, FigureMark][] => [
    [`${group}.*.modelCount`, models],
    [`${group}.*.fromPrice`, { kind: 'money' }],
    ...measures.flatMap(([measure, mark]): [string, FigureMark][] => [
      [`${group}.*.least.${measure}`, mark],
      [`${group}.*.most.${measure}`, mark],
    ]),
  ]),
  ['brands.*.seriesCount', { kind: 'count', nouns: ['series', 'model lines', 'model series'] }],
  ['rentals.*.planCount', { kind: 'count', nouns: ['plans', 'rental plans'] }],
  ['rentals.*.fromPerDay', { kind: 'money', per: 'day' }],
  ['rentals.*.*.savingsPercent', { kind: 'percent' }],
  ['municipalities.*.nearestShowroom.miles', { kind: 'distance', unit: 'mile' }],
];
