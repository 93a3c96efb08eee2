import { describe, expect, it } from 'vitest';
import { filters } from '../../../cli/facts/filters.ts';
import { formatName, formatUsd } from '../../../renderer/ui/format.ts';

describe('amounts', () => {
  it.each([0, 245, 228.34, 8495, 116.5, 1234567])('of %d USD are written as the pages write them', (amount) => {
    expect(formatUsd(amount)).toBe(filters.usd?.(amount));
  });
});

describe('names in camel case', () => {
  it.each([
    ['topSpeed', 'Top Speed'],
    ['range', 'Range'],
    ['seatingCapacity', 'Seating Capacity'],
    ['ground_clearance', 'Ground Clearance'],
    ['tire-size', 'Tire Size'],
  ])('%s is shown as %s', (name, words) => {
    expect(formatName(name)).toBe(words);
  });
});
