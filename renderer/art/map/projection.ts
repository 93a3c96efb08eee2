/** A place on the globe, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Degrees as written in the shape lists: `[longitude, latitude]`. */
export type Degrees = readonly [longitude: number, latitude: number];

export interface Frame {
  width: number;
  height: number;
  /** What stands in the middle of the frame. */
  center: Place;
  /** Kilometers that the frame is wide. */
  kilometers: number;
}

export interface Projection {
  /** Where a place comes to stand, in the frame's units, one decimal. */
  project(place: Place): { x: number; y: number };
  /** Path data through places. */
  path(places: readonly Degrees[], close?: 'Z'): string;
  /** Frame units to a kilometre. */
  unitsPerKilometer: number;
}

const KILOMETERS_PER_DEGREE = 111.2;
const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * Equirectangular projection, true to scale in both directions at the frame's center, so that a circle on the ground
 * is a circle in the drawing (within a third of a percent over the hundred kilometers drawn here).
 */
export function projection({ width, height, center, kilometers }: Frame): Projection {
  const unitsPerKilometer = width / kilometers;
  const north = unitsPerKilometer * KILOMETERS_PER_DEGREE;
  const east = north * Math.cos((center.latitude * Math.PI) / 180);
  const at = (longitude: number, latitude: number) => ({
    x: tenth(width / 2 + (longitude - center.longitude) * east),
    y: tenth(height / 2 - (latitude - center.latitude) * north),
  });
  return {
    unitsPerKilometer,
    project: ({ longitude, latitude }) => at(longitude, latitude),
    path: (places, close) => {
      const points = places.map(([longitude, latitude]) => {
        const { x, y } = at(longitude, latitude);
        return `${Math.round(x)} ${Math.round(y)}`;
      });
      return `M${points.join('L').replaceAll(' -', '-')}${close ?? ''}`;
    },
  };
}

/** Puts a mark at a place, this many times as large as it is drawn. */
export function transformOf({ x, y }: { x: number; y: number }, scale: number): string {
  return `translate(${x} ${y})${scale === 1 ? '' : `scale(${Math.round(scale * 1000) / 1000})`}`;
}
