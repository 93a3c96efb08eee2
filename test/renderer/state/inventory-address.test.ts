import { describe, expect, it } from 'vitest';
import { readComparison, writeComparison } from '../../../renderer/state/inventory-address.ts';

describe('the comparison in the address', () => {
  it('holds each vehicle once and no more than three', () => {
    expect(readComparison('?compare=a,b,a,,c,d')).toEqual(['a', 'b', 'c']);
    expect(readComparison('?brand=denago')).toEqual([]);
  });

  it('is written so that people can read it, beside the filters', () => {
    expect(writeComparison('?brand=denago&compare=x', ['a', 'b'])).toBe('?brand=denago&compare=a,b');
    expect(readComparison(writeComparison('', ['a', 'b']))).toEqual(['a', 'b']);
  });

  it('ends where it names nothing', () => {
    expect(writeComparison('?compare=a,b&sort=seats', [])).toBe('?sort=seats');
    expect(writeComparison('?compare=a,b', [])).toBe('?');
  });
});
