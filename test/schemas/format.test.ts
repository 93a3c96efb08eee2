import { describe, expect, it } from 'vitest';
import { formatQuantity, formatUsd } from '../../schemas/format.ts';

describe('An amount in US dollars', () => {
  it.each([
    [0, '$0'],
    [8495, '$8,495'],
    [116.5, '$116.50'],
    [228.34, '$228.34'],
  ])('of %d is %s', (amount, words) => {
    expect(formatUsd(amount)).toBe(words);
  });
});

describe('A number with its noun', () => {
  it.each([
    [1, 'mile', '1 mile'],
    [0, 'model', '0 models'],
    [1250.5, 'mile', '1,250.5 miles'],
  ])('of %d %s is %s', (value, noun, words) => {
    expect(formatQuantity(value, noun)).toBe(words);
  });
});
