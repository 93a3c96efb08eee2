import { describe, expect, it } from 'vitest';
import { requiredWord } from '../../../cli/trace/claims/required-word.ts';

describe('the word that an expression needs', () => {
  it.each([
    ['no refund…no show', 'refund'],
    ['half day (?:increments|steps)', 'half'],
    ['RMA(?: number)? is (?:optional)', 'rma'],
    ['(?<=never )(?:charge|bill) for cleaning', 'cleaning'],
  ])('is the longest run of letters outside of groups: %s', (source, word) => {
    expect(requiredWord(source)).toBe(word);
  });

  it.each([
    ['late cancell?ations?', 'cancel'],
    ['colou*r', 'colo'],
    ['show{0,2}er', 'sho'],
    ['count\\w*', 'count'],
  ])('has no letter that may be missing: %s', (source, word) => {
    expect(requiredWord(source)).toBe(word);
  });

  it.each(['lifted|raised', '(?:no|zero) (?:fee|charge)', 'a?b'])('is none where there is a choice: %s', (source) => {
    expect(requiredWord(source)).toBeUndefined();
  });
});
