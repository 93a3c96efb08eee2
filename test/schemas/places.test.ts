import { describe, expect, it } from 'vitest';
import { milesBetween, nearestPlace } from '../../schemas/places.ts';

const newBrunswick = { name: 'New Brunswick', latitude: 40.4867, longitude: -74.4444 };
const woodbridge = { name: 'Woodbridge', latitude: 40.5607, longitude: -74.2927 };
const monroe = { name: 'Monroe', latitude: 40.3189, longitude: -74.429 };
const showrooms = [newBrunswick, woodbridge, monroe];

describe('The distance between two places', () => {
  it('is a degree of latitude in 69 miles and a tenth', () => {
    expect(milesBetween({ latitude: 40, longitude: -74 }, { latitude: 41, longitude: -74 })).toBeCloseTo(69.09, 1);
  });

  it('shrinks with the cosine of the latitude from east to west', () => {
    const equator = milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 });
    const north = milesBetween({ latitude: 60, longitude: 0 }, { latitude: 60, longitude: 1 });
    expect(north / equator).toBeCloseTo(0.5, 3);
  });

  it('is the same both ways and nothing to itself', () => {
    expect(milesBetween(newBrunswick, monroe)).toBe(milesBetween(monroe, newBrunswick));
    expect(milesBetween(woodbridge, woodbridge)).toBe(0);
  });
});

describe('The nearest showroom', () => {
  it('is the one with the least distance, whatever the order', () => {
    const perthAmboy = { latitude: 40.5203, longitude: -74.2724 };
    for (const order of [showrooms, showrooms.toReversed()]) {
      const nearest = nearestPlace(perthAmboy, order);
      expect(nearest?.found.name).toBe('Woodbridge');
      expect(nearest?.miles).toBeCloseTo(2.99, 1);
    }
  });

  it.each([
    ['south', { latitude: 40.6, longitude: -74.4444 }],
    ['west', { latitude: 40.4867, longitude: -74.4 }],
    ['northeast', { latitude: 40.45, longitude: -74.492 }],
    ['southeast', { latitude: 40.52, longitude: -74.49 }],
  ])('lies to the %s of the place', (direction, place) => {
    expect(nearestPlace(place, [newBrunswick])?.direction).toBe(direction);
  });

  it('is missing where there is no showroom', () => {
    expect(nearestPlace(monroe, [])).toBeUndefined();
  });
});
