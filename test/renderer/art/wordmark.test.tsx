import { describe, expect, it } from 'vitest';
import { Wordmark } from '../../../renderer/art/Wordmark.tsx';
import { faultsOf, markupOf, valuesOf } from './markup.ts';

const brands = ['Denago', 'Evolution', 'Club Car', 'EZ-GO', 'Tomberlin', 'Swift EV'];

describe('The wordmark', () => {
  it('writes the brand, is named after it and takes the color of the text', () => {
    for (const brand of brands) {
      const markup = markupOf(<Wordmark name={brand} />);
      expect(markup).toContain(`<title>${brand}</title>`);
      expect(/<text[^>]*>([^<]*)/.exec(markup)?.[1]?.toLowerCase()).toBe(brand.toLowerCase());
      expect(valuesOf(markup, 'fill')).toEqual(['currentColor']);
      expect(faultsOf(markup)).toEqual([]);
    }
  });

  it('is exactly as wide as its box, whatever font has loaded', () => {
    for (const brand of brands) {
      const markup = markupOf(<Wordmark name={brand} />);
      expect(valuesOf(markup, 'viewBox')).toEqual([`0 0 ${valuesOf(markup, 'textLength')[0]} 32`]);
    }
  });

  it('sets a brand that it does not know in plain type, neither squeezed nor cut off', () => {
    const markup = markupOf(<Wordmark name="Another Maker" />);
    expect(markup).toContain('>Another Maker</text>');
    expect(markup).not.toContain('textLength');
    expect(valuesOf(markup, 'overflow')).toEqual(['visible']);
  });
});
