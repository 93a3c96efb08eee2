import { describe, expect, it } from 'vitest';
import { formatName } from '../../../renderer/ui/format.ts';
import { formatQuantity, formatUsd } from '../../../schemas/format.ts';

describe('amounts', () => {
  it.each([
    [0, '$0'],
    [245, '$245'],
    [228.34, '$228.34'],
    [116.5, '$116.50'],
    [1234567, '$1,234,567'],
  ])('%d USD are written as %s', (amount, words) => {
    expect(formatUsd(amount)).toBe(words);
  });

  it.each([
    [1, '1 mile'],
    [1200, '1,200 miles'],
    [0.5, '0.5 miles'],
  ])('%d of a thing are written as %s', (amount, words) => {
    expect(formatQuantity(amount, 'mile')).toBe(words);
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
