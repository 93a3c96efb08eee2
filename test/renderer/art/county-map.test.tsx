import { describe, expect, it } from 'vitest';
import { CountyMap } from '../../../renderer/art/CountyMap.tsx';
import { contrast } from '../../../renderer/art/color.ts';
import { OUTLINE } from '../../../renderer/art/map/county.ts';
import type { Place } from '../../../renderer/art/map/projection.ts';
import { mapTones } from '../../../renderer/art/map/tones.ts';
import { faultsOf, markupOf, valuesOf } from './markup.ts';
import { towns } from './towns.ts';

interface Mark {
  slug: string;
  x: number;
  y: number;
  label?: { left: number; right: number; top: number; bottom: number };
}

const FONT_SIZE = 20.6;
/** Wider than the average letter of the font, so that labels that fit here also fit on the page. */
const LETTER = 0.54 * FONT_SIZE;

/** The towns on the map, each with the box of its label. */
function marksOf(markup: string): Mark[] {
  const groups = markup.matchAll(/<g transform="translate\((\S+) (\S+)\)"><a href="\/([^"]+)"[^>]*>(.*?)<\/a>/g);
  return [...groups].map(([, x, y, slug = '', body = '']) => {
    const text = /<text x="([^"]+)" y="([^"]+)" text-anchor="(\w+)"[^>]*>([^<]*)/.exec(body);
    const mark = { slug, x: Number(x), y: Number(y) };
    if (!text) return mark;
    const [, dx, dy, anchor, words = ''] = text;
    const width = words.length * LETTER;
    const left = mark.x + Number(dx) - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
    const bottom = mark.y + Number(dy) + 4;
    return { ...mark, label: { left, right: left + width, top: bottom - FONT_SIZE, bottom } };
  });
}

function inside(place: Place): boolean {
  return OUTLINE.reduce((odd, [longitude, latitude], index) => {
    const [lastLongitude, lastLatitude] = OUTLINE.at(index - 1) ?? [0, 0];
    const crosses =
      latitude > place.latitude !== lastLatitude > place.latitude &&
      place.longitude <
        ((lastLongitude - longitude) * (place.latitude - latitude)) / (lastLatitude - latitude) + longitude;
    return crosses ? !odd : odd;
  }, false);
}

const whole = markupOf(<CountyMap municipalities={towns} />);

describe('The county map', () => {
  it('links every municipality by its full name', () => {
    expect(valuesOf(whole, 'href')).toEqual(towns.map((town) => `/${town.slug}`));
    expect(whole).toContain('aria-label="Edison Township"');
  });

  it('puts the towns in the order of their longitude and latitude', () => {
    const marks = marksOf(whole);
    const bySlug = (list: { slug: string }[]) => list.map((entry) => entry.slug);
    expect(bySlug(marks.toSorted((a, b) => a.x - b.x))).toEqual(
      bySlug(towns.toSorted((a, b) => a.longitude - b.longitude)),
    );
    expect(bySlug(marks.toSorted((a, b) => b.y - a.y))).toEqual(
      bySlug(towns.toSorted((a, b) => a.latitude - b.latitude)),
    );
  });

  it('draws an outline that holds every town and no place across the water', () => {
    for (const town of towns) expect(inside(town), town.slug).toBe(true);
    expect(inside({ latitude: 40.5122, longitude: -74.2365 })).toBe(false);
    expect(inside({ latitude: 40.574, longitude: -74.6099 })).toBe(false);
  });

  it('keeps every label in the frame, off the other labels and off the other dots', () => {
    const marks = marksOf(whole);
    for (const { slug, label } of marks) {
      if (!label) throw new Error(`${slug} has no label`);
      expect(label.left, slug).toBeGreaterThan(0);
      expect(label.right, slug).toBeLessThan(600);
      const covered = marks.filter((mark) => {
        if (mark.slug === slug || !mark.label) return false;
        const { label: box } = mark;
        const meets =
          box.left < label.right && label.left < box.right && box.top < label.bottom && label.top < box.bottom;
        const hides =
          mark.x > label.left - 4 && mark.x < label.right + 4 && mark.y > label.top && mark.y < label.bottom;
        return meets || hides;
      });
      expect(covered.map((mark) => mark.slug)).toEqual([]);
    }
  });

  it('names only the current town and its neighbors, and links them all', () => {
    const markup = markupOf(
      <CountyMap municipalities={towns} current="metuchen" neighbors={['edison-township', 'woodbridge-township']} />,
    );
    const named = marksOf(markup).filter((mark) => mark.label);
    expect(named.map((mark) => mark.slug)).toEqual(['edison-township', 'metuchen', 'woodbridge-township']);
    expect(valuesOf(markup, 'href')).toHaveLength(towns.length);
    expect(markup).toMatch(/<a href="\/metuchen"[^>]* aria-current="page"/);
    expect(valuesOf(markup, 'aria-current')).toHaveLength(1);
  });

  it('shows the whole service radius, true to scale, when it steps back', () => {
    const markup = markupOf(<CountyMap municipalities={towns} extent="radius" radiusKm={50} />);
    const circle = /data-part="radius" cx="([^"]+)" cy="([^"]+)" r="([^"]+)"/.exec(markup);
    const [cx = 0, cy = 0, radius = 0] = (circle ?? []).slice(1).map(Number);
    expect(cx - radius).toBeGreaterThan(0);
    expect(cx + radius).toBeLessThan(600);
    expect(cy - radius).toBeGreaterThan(0);
    expect(cy + radius).toBeLessThan(640);
    const at = (slug: string) => marksOf(markup).find((mark) => mark.slug === slug) ?? { x: 0, y: 0 };
    const [north, south] = [at('dunellen'), at('cranbury-township')];
    const drawn = Math.hypot(north.x - south.x, north.y - south.y) / (radius / 50);
    expect(drawn).toBeGreaterThan(30.8);
    expect(drawn).toBeLessThan(31.8);
    expect(whole).not.toContain('data-part="radius"');
  });

  it('draws showrooms that have a place and leaves out those that have none', () => {
    const showrooms = [{ name: 'Front door', latitude: 40.4862, longitude: -74.4444 }, { name: 'Screen' }];
    const markup = markupOf(<CountyMap municipalities={towns} showrooms={showrooms} />);
    expect(markup).toContain('<title>Front door</title>');
    expect(markup).not.toContain('Screen');
    expect(faultsOf(markup)).toEqual([]);
  });

  it('is one image without links when it is not linked', () => {
    const markup = markupOf(<CountyMap municipalities={towns} linked={false} />);
    expect(markup).not.toContain('<a');
    expect(markup).toMatch(/^<svg[^>]* role="img"/);
  });

  it('keeps its names and marks readable in both themes', () => {
    for (const tones of [mapTones.light, mapTones.dark]) {
      for (const ground of [tones['--map-county'], tones['--map-land'], tones['--map-water']]) {
        expect(contrast(tones['--map-ink'], ground)).toBeGreaterThan(4.5);
      }
      expect(contrast(tones['--map-shallow'], tones['--map-water'])).toBeGreaterThan(4.5);
      expect(contrast(tones['--map-dot'], tones['--map-county'])).toBeGreaterThan(3);
      expect(contrast(tones['--map-far'], tones['--map-county'])).toBeGreaterThan(3);
      expect(contrast(tones['--map-radius'], tones['--map-land'])).toBeGreaterThan(3);
    }
  });

  it('needs less than fourteen kilobytes and nothing that a strict policy refuses', () => {
    for (const extent of ['county', 'radius'] as const) {
      const markup = markupOf(<CountyMap municipalities={towns} extent={extent} />);
      expect(faultsOf(markup)).toEqual([]);
      expect(markup.length).toBeLessThan(14 * 1024);
    }
  });
});
