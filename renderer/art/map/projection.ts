/** A place on the globe, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Degrees as written in the shape lists: `[longitude, latitude]`. */
export type Degrees = readonly [longitude: number, latitude: number];

interface Frame {
  width: number;
  height: number;
  /** The place at the center of the frame. */
  center: Place;
  /** Width of the frame in kilometers. */
  kilometers: number;
}

export interface Projection {
  /** Position of a place in frame units, with one decimal. */
  project(place: Place): { x: number; y: number };
  /** Path data through places. */
  path(places: readonly Degrees[], close?: 'Z'): string;
  /** Frame units per kilometer. */
  unitsPerKilometer: number;
}

const KILOMETERS_PER_DEGREE = 111.2;
const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * Equirectangular projection. At the center of the frame the scale is the same in both directions, so a circle on the ground
 * is a circle in the drawing (to within a third of a percent over the hundred kilometers that we draw).
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

/** Places a mark, scaled by this factor. */
export function transformOf({ x, y }: { x: number; y: number }, scale: number): string {
  return `translate(${x} ${y})${scale === 1 ? '' : `scale(${Math.round(scale * 1000) / 1000})`}`;
}
