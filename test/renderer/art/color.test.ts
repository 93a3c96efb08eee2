import { describe, expect, it } from 'vitest';
import { paintTones } from '../../../renderer/art/cart/tones.ts';
import { contrast, luminance, mix } from '../../../renderer/art/color.ts';

describe('Colors', () => {
  it('mix from one end to the other', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff');
    expect(mix('#000', '#fff', 0.5)).toBe('#808080');
  });

  it('contrast as WCAG has it', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'));
  });

  it('shade every paint from glint to shadow, black and white ones too', () => {
    for (const paint of ['#0F5B3E', '#000000', '#ffffff', '#F2C230', '#EDE6D3', '#3B3355']) {
      const { glint, light, base, shade } = paintTones(paint);
      const falling = [glint, light, base, shade].map(luminance);
      expect(falling).toEqual(falling.toSorted((a, b) => b - a));
      expect(new Set(falling).size).toBe(4);
    }
  });

  it('give paint a rim wherever it would disappear in front of dark green', () => {
    const darkTile = '#2E4F45';
    for (const paint of ['#0F5B3E', '#2F4858', '#000000', '#3B3355', '#8C2F39', '#5B8FA8', '#A9B4B8', '#ffffff']) {
      const { base, rim } = paintTones(paint);
      expect(contrast(rim ?? base, darkTile), paint).toBeGreaterThan(3);
    }
    expect(paintTones('#EDE6D3').rim).toBeUndefined();
  });
});
