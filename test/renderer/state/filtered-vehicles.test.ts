import { describe, expect, it } from 'vitest';
import {
  type Choices,
  type Filterable,
  type Filters,
  filterVehicles,
  noFilters,
} from '../../../renderer/state/filters.ts';

const bands: Choices['price'] = [
  { value: 'all', label: 'All prices' },
  { value: 'under-15000', label: 'Under $15,000', below: 15000 },
  { value: '15000-25000', label: '$15,000 to $25,000', from: 15000, to: 25000 },
  { value: 'over-25000', label: 'Over $25,000', above: 25000 },
];

const vehicle = (name: string, rest: Partial<Filterable> = {}): Filterable => ({
  name,
  description: '',
  brand: 'denago',
  category: 'city',
  price: 9995,
  seats: 4,
  range: 40,
  ...rest,
});

function names(vehicles: Filterable[], filters: Partial<Filters>): string[] {
  return filterVehicles(vehicles, { ...noFilters, ...filters }, bands).map(({ name }) => name);
}

describe('the price filter', () => {
  const priced = [14999, 15000, 25000, 25001].map((price) => vehicle(String(price), { price }));

  it.each([
    ['all', ['14999', '15000', '25000', '25001']],
    ['under-15000', ['14999']],
    ['15000-25000', ['15000', '25000']],
    ['over-25000', ['25001']],
  ])('%s fits %j', (price, fitting) => {
    expect(names(priced, { price })).toEqual(fitting);
  });
});

describe('the search', () => {
  const carts = [vehicle('Denago EV City'), vehicle('Turfman 200', { description: 'Carries hay and TOOLS.' })];

  it('looks through names in any case', () => {
    expect(names(carts, { q: 'ev CITY' })).toEqual(['Denago EV City']);
  });

  it('looks through descriptions in any case', () => {
    expect(names(carts, { q: 'tools' })).toEqual(['Turfman 200']);
  });

  it('ignores spaces around the words', () => {
    expect(names(carts, { q: '  ' })).toHaveLength(2);
    expect(names(carts, { q: ' hay ' })).toEqual(['Turfman 200']);
  });

  it('looks for each word by itself, wherever it is, and ignores more spaces between them', () => {
    expect(names(carts, { q: 'city  denago' })).toEqual(['Denago EV City']);
    expect(names(carts, { q: 'turfman hay' })).toEqual(['Turfman 200']);
    expect(names(carts, { q: 'city hay' })).toEqual([]);
  });

  it('wants a number in several words to stand alone', () => {
    const more = [vehicle('Maverick 4+2', { description: '44 miles' }), vehicle('Maverick 4')];
    expect(names(more, { q: '4 maverick' })).toEqual(['Maverick 4']);
    expect(names(more, { q: '4+' })).toEqual(['Maverick 4+2']);
  });

  it('takes pattern characters literally', () => {
    expect(names(carts, { q: '.*' })).toEqual([]);
  });
});

describe('the brand filter', () => {
  const carts = [
    vehicle('A', { brand: 'Denago' }),
    vehicle('B', { brand: 'EVOLUTION' }),
    vehicle('C', { brand: 'Club Car' }),
  ];

  it.each([
    ['all', ['A', 'B', 'C']],
    ['denago', ['A']],
    ['evolution', ['B']],
  ])('%s fits %j', (brand, fitting) => {
    expect(names(carts, { brand })).toEqual(fitting);
  });
});

describe('the category filter', () => {
  const carts = ['d5-ranger', 'Maverick', 'forester', 'turfman', 'EV Rover'].map((category) =>
    vehicle(category, { category }),
  );

  it.each([
    ['ranger', 'd5-ranger'],
    ['maverick', 'Maverick'],
    ['forester', 'forester'],
    ['turfman', 'turfman'],
    ['rover', 'EV Rover'],
  ])('%s fits a category that contains it', (category, fitting) => {
    expect(names(carts, { category })).toEqual([fitting]);
  });
});

describe('the order', () => {
  const carts = [
    vehicle('small', { price: 8000, seats: 2, range: 60 }),
    vehicle('large', { price: 9000, seats: 6, range: 30 }),
    vehicle('cheap', { price: 7000, seats: 2, range: 60 }),
  ];

  it.each([
    ['model', ['cheap', 'large', 'small']],
    ['price-low', ['cheap', 'small', 'large']],
    ['price-high', ['large', 'small', 'cheap']],
    ['seats', ['large', 'cheap', 'small']],
    ['range', ['cheap', 'small', 'large']],
  ] as const)('%s is %j', (sort, order) => {
    expect(names(carts, { sort })).toEqual(order);
  });

  it('leaves the list that it was given as it was', () => {
    const given = [...carts];
    names(given, { sort: 'price-low' });
    expect(given).toEqual(carts);
  });
});

it('matches only what matches all filters at once', () => {
  const carts = [
    vehicle('Rover', { category: 'rover', price: 15000 }),
    vehicle('Rover XL', { category: 'rover', price: 14000 }),
    vehicle('Ranger', { category: 'ranger', brand: 'evolution', price: 14000 }),
  ];
  expect(names(carts, { q: 'rover', category: 'rover', price: 'under-15000', brand: 'denago' })).toEqual(['Rover XL']);
});
