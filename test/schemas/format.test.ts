import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressText, formatQuantity, formatUsd } from '../../schemas/format.ts';

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
    [1250.25, 'mile', '1,250.25 miles'],
  ])('of %d %s is %s', (value, noun, words) => {
    expect(formatQuantity(value, noun)).toBe(words);
  });
});

it('A day is the same day wherever the build runs', () => {
  const module = join(import.meta.dirname, '../../schemas/format.ts');
  const script = `import(${JSON.stringify(module)}).then(({ formatDay }) => console.log(formatDay('2027-04-01')))`;
  const inZone = (TZ: string) =>
    execFileSync(process.execPath, ['-e', script], { encoding: 'utf8', env: { ...process.env, TZ } }).trim();
  expect(['America/Los_Angeles', 'Asia/Tokyo'].map(inZone)).toEqual(['April 1, 2027', 'April 1, 2027']);
});

it('An address is one line, and a map without all of its parts is none', () => {
  const address = { street: '100 Main Street', city: 'Princeton', state: 'NJ', postalCode: '08540' };
  expect(addressText(address)).toBe('100 Main Street, Princeton, NJ 08540');
  expect(addressText({ city: 'Princeton', state: 'NJ' })).toBeUndefined();
  expect(addressText(undefined)).toBeUndefined();
});
