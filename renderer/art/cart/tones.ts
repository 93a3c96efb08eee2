import { luminance, mix } from '../color.ts';

/** The tones of a painted panel, from the light on its top to the shadow under its edge. */
export interface PaintTones {
  glint: string;
  light: string;
  base: string;
  shade: string;
  /** The edge of panels that would disappear in front of dark green. Undefined if the paint is bright enough. */
  rim: string | undefined;
}

const DAYLIGHT = '#fffaf0';
const NIGHT = '#07140f';
const SLATE = '#84908c';
const NEARLY_BLACK = 0.02;
const NEARLY_WHITE = 0.6;

/** Moves nearly black and nearly white paint toward the middle, so that panels stand out from each other and the page. */
function drawable(paint: string): string {
  const light = luminance(paint);
  if (light < NEARLY_BLACK) return mix(paint, SLATE, 0.28);
  return light > NEARLY_WHITE ? mix(paint, SLATE, 0.16) : paint;
}

/** Tones for a paint color (hex). White paint shows by bright highlights and soft shadows, other paint by equal amounts of both. */
export function paintTones(paint: string): PaintTones {
  const base = drawable(paint);
  const white = luminance(paint) > NEARLY_WHITE;
  // The darker the paint, the more light its rim needs for a contrast of 3:1 with the brightest of the dark backgrounds.
  const dark = 0.64 - 1.6 * luminance(base);
  return {
    glint: mix(base, DAYLIGHT, white ? 0.8 : 0.42),
    light: mix(base, DAYLIGHT, white ? 0.65 : 0.2),
    base,
    shade: mix(base, NIGHT, white ? 0.17 : 0.24),
    rim: dark > 0 ? mix(base, DAYLIGHT, dark) : undefined,
  };
}

/** The materials every cart shares. Each is visible on the light page and on dark green. */
export const material = {
  tire: '#2c3632',
  tireEdge: '#5a6661',
  hollow: '#171e1b',
  alloy: '#e4e8e5',
  alloyShade: '#a3ada8',
  trim: '#3a4541',
  trimLight: '#63706a',
  strut: '#6f7b76',
  seat: '#c8a274',
  seatLight: '#dfc29a',
  seatShade: '#9d7850',
  glass: '#a9cdc5',
  lamp: '#fff4cf',
  tail: '#d0432f',
} as const;
