import { describe, expect, it } from 'vitest';
import { estimateText, formatName } from '../../../renderer/ui/format.ts';

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

it('an estimate says that it is one', () => {
  expect(estimateText('6 hours', 'chargingTime', ['chargingTime'])).toBe('6 hours, our estimate');
  expect(estimateText('40 miles', 'range', ['chargingTime'])).toBe('40 miles');
  expect(estimateText('40 miles', 'range')).toBe('40 miles');
});
