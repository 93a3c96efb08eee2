import { describe, expect, test } from 'vitest';
import { createFigureFinder } from '../../../cli/figures/index.ts';
import { brief, dealer } from './brief.ts';
import { harmless } from './cases/harmless.ts';

const find = createFigureFinder(dealer);

describe('texts without figures are left alone', () => {
  test.each(harmless)('%s', (text) => {
    expect(find(text).map(brief)).toEqual([]);
  });
});

test('names keep their numbers only where they are written out', () => {
  expect(find('The Classic 2 Plus seats 4').map(brief)).toEqual(['seats 4']);
  expect(find('A classic 4-seater').map(brief)).toEqual(['seats 4']);
});

test('the longest name wins, in any case and over line ends', () => {
  expect(find('d5 maverick 4+2\nPLUS, D5 Maverick 2+2 Plus')).toEqual([]);
});

test('a name that no option lists is still no figure when nothing countable follows', () => {
  const unnamed = createFigureFinder();
  expect(unnamed('Turfman 800 and Classic 2 Plus, XT6 and D5 Maverick 4+2')).toEqual([]);
});
