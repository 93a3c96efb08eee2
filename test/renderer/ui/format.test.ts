import { describe, expect, it } from 'vitest';
import { formatName } from '../../../renderer/ui/format.ts';

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
