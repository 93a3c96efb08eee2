import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  type Choices,
  cleared,
  noFilters,
  readFilters,
  writeFilters,
} from '../../../renderer/state/filters.ts';

const choices: Choices = {
  brand: [
    { value: 'all', label: 'All' },
    { value: 'denago', label: 'Denago' },
  ],
  category: [
    { value: 'all', label: 'All' },
    { value: 'rover', label: 'Rover' },
  ],
  price: [
    { value: 'all', label: 'All' },
    { value: 'under-15000', label: 'Under' },
  ],
};

describe('filters in the address', () => {
  it('are read back as they were written', () => {
    const filters = {
      q: 'a & b = ü?',
      brand: 'denago',
      category: 'rover',
      price: 'under-15000',
      sort: 'seats',
      compare: 'a,b',
    } as const;
    expect(readFilters(writeFilters('', filters), choices)).toEqual(filters);
  });

  it('leave the address clean when they choose everything', () => {
    expect(writeFilters('?brand=denago&q=x&sort=range', noFilters)).toBe('');
    expect(readFilters('', choices)).toEqual(noFilters);
  });

  it('leave alone what else stands in the address', () => {
    expect(writeFilters('?utm_source=mail&brand=denago', { ...noFilters, price: 'under-15000' })).toBe(
      '?utm_source=mail&price=under-15000',
    );
  });

  it('keep the commas of a comparison readable', () => {
    expect(writeFilters('?brand=denago&compare=x', { ...noFilters, brand: 'denago', compare: 'a,b' })).toBe(
      '?brand=denago&compare=a,b',
    );
    expect(writeFilters('?compare=a,b&sort=seats', { ...noFilters, sort: 'seats' })).toBe('?sort=seats');
  });

  it('are read in whatever case somebody typed them', () => {
    expect(readFilters('?brand=Denago', choices)).toEqual({ ...noFilters, brand: 'denago' });
  });

  it.each(['?brand=tesla&category=&price=0&sort=upside-down', '?category=%E0%A4%A'])(
    'choose everything where %s names no choice',
    (search) => {
      expect(readFilters(search, choices)).toEqual(noFilters);
    },
  );
});

describe('clearing', () => {
  it('resets the search and all three filters and keeps the order', () => {
    const filters = { q: 'x', brand: 'denago', category: 'rover', price: 'under-15000', sort: 'range' } as const;
    expect({ ...filters, ...cleared }).toEqual({ q: '', brand: 'all', category: 'all', price: 'all', sort: 'range' });
  });

  it('does nothing for a sort order or only spaces', () => {
    expect(activeFilters({ ...noFilters, sort: 'seats', q: '  ' })).toEqual([]);
    expect(activeFilters({ ...noFilters, q: 'x', price: 'under-15000' })).toEqual(['q', 'price']);
  });
});
