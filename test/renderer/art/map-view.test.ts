import { describe, expect, it } from 'vitest';
import { countyView, moved, radiusView, viewBoxOf, zoomed } from '../../../renderer/art/map/view.ts';

describe('The view of the interactive map', () => {
  it('is the whole drawn map at first', () => {
    expect(viewBoxOf(countyView)).toBe('0 0 600 640');
  });

  it('is as wide as the circle where there is one', () => {
    const { zoom } = radiusView(50);
    // The drawn map shows 110 km around a circle of 50, and 41.5 km of the county.
    expect(zoom).toBeCloseTo(41.5 / 110);
  });

  it('keeps the place under the pointer where it is while it zooms', () => {
    const at = { x: 150, y: 160 };
    const view = zoomed(countyView, 2, at);
    expect(viewBoxOf(view)).toBe('75 80 300 320');
    expect((at.x - 75) / 300).toBe(at.x / 600);
    expect((at.y - 80) / 320).toBe(at.y / 640);
  });

  it('zooms no further than there is something to see', () => {
    expect(zoomed(countyView, 1000).zoom).toBe(8);
    expect(zoomed(countyView, 1 / 1000).zoom).toBe(0.36);
    expect(zoomed(radiusView(80), 1 / 2)).toEqual(radiusView(80));
  });

  it('moves against the push and stops at the edge of the county', () => {
    expect(moved(countyView, 100, -40)).toEqual({ x: 200, y: 360, zoom: 1 });
    expect(moved(countyView, 10_000, 10_000)).toEqual({ x: 0, y: 0, zoom: 1 });
  });
});
