import { describe, expect, it } from 'vitest';
import { contrast } from '../../../renderer/art/color.ts';
import { Scene, sceneFor, sceneNames } from '../../../renderer/art/Scene.tsx';
import { faultsOf, markupOf, valuesOf } from './markup.ts';

describe('The landscape', () => {
  it('is chosen by the length of the name modulo five', () => {
    expect(['', 'a', 'ab', 'abc', 'abcd'].map(sceneFor)).toEqual([...sceneNames]);
    expect(sceneFor('Denago EV City')).toBe(sceneNames[14 % 5]);
  });

  it('is decoration that fills its box and keeps its ground', () => {
    for (const name of sceneNames) {
      const markup = markupOf(<Scene name={name} />);
      expect(markup).toContain('aria-hidden="true"');
      expect(markup).toContain('preserveAspectRatio="xMidYMax slice"');
    }
  });

  it('leaves a sky that paper-colored text reads on at 7 to 1', () => {
    for (const name of sceneNames) {
      const [top, ...rings] = valuesOf(markupOf(<Scene name={name} />), 'fill');
      for (const fill of [top, ...rings.slice(0, 5)]) expect(contrast(fill ?? '', '#faf8f3')).toBeGreaterThan(7);
    }
  });

  it('differs from every other one, in under eight kilobytes', () => {
    const all = sceneNames.map((name) => markupOf(<Scene name={name} />));
    expect(new Set(all).size).toBe(5);
    for (const markup of all) {
      expect(faultsOf(markup)).toEqual([]);
      expect(markup.length).toBeLessThan(8 * 1024);
    }
  });
});
