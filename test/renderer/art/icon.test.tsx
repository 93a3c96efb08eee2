import { describe, expect, it } from 'vitest';
import { Icon, iconNames } from '../../../renderer/art/Icon.tsx';
import { faultsOf, markupOf, valuesOf } from './markup.ts';

const asked =
  'phone menu close arrow-right arrow-left arrow-up arrow-down plus minus external check seat range gauge drive battery clock pin mail calendar shield leaf wrench tag star star-half search filter chevron-down chat';

describe('The icons', () => {
  it('are all there, and no two alike', () => {
    expect(iconNames.toSorted()).toEqual(asked.split(' ').toSorted());
    const drawn = iconNames.map((name) => valuesOf(markupOf(<Icon name={name} />), 'd').join());
    expect(new Set(drawn).size).toBe(iconNames.length);
  });

  it('share one grid and one stroke, in the color of the text', () => {
    for (const name of iconNames) {
      const markup = markupOf(<Icon name={name} />);
      expect(valuesOf(markup, 'viewBox')).toEqual(['0 0 24 24']);
      expect(valuesOf(markup, 'stroke')).toEqual(['currentColor']);
      expect(valuesOf(markup, 'stroke-width')).toEqual(['1.75']);
      expect(faultsOf(markup)).toEqual([]);
      expect(markup.length).toBeLessThan(700);
    }
  });

  it('begin inside the grid', () => {
    for (const name of iconNames) {
      const starts = [...(valuesOf(markupOf(<Icon name={name} />), 'd')[0] ?? '').matchAll(/M([\d.]+) ([\d.]+)/g)];
      expect(starts.length).toBeGreaterThan(0);
      for (const [, x, y] of starts) {
        expect(Number(x), name).toBeLessThan(22);
        expect(Number(y), name).toBeLessThan(22);
      }
    }
  });

  it('are hidden from screen readers', () => {
    expect(markupOf(<Icon name="phone" />)).toContain('aria-hidden="true"');
  });
});
