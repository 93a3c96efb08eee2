import { COUNTY_CENTER } from './county.ts';
import { frameOf, HEIGHT, WIDTH } from './frame.ts';

/** The visible part of the map: its center in frame units, and how much larger it is than the whole. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

/** The view of the static map of the county. */
export const countyView: View = { x: WIDTH / 2, y: HEIGHT / 2, zoom: 1 };

/** The view of the static map with a service radius, in the frame of the county. */
export function radiusView(radiusKm: number): View {
  const county = frameOf('county', radiusKm);
  const zoom = frameOf('radius', radiusKm).unitsPerKilometer / county.unitsPerKilometer;
  return { ...county.project(COUNTY_CENTER), zoom };
}

const minimumZoom = 0.36;
const maximumZoom = 8;

/** A view as an SVG `viewBox`. */
export function viewBoxOf({ x, y, zoom }: View): string {
  const [width, height] = [WIDTH / zoom, HEIGHT / zoom];
  return [x - width / 2, y - height / 2, width, height].map((number) => Math.round(number * 10) / 10).join(' ');
}

/** Moves the view by this much, in frame units. Its center never leaves the area around the county. */
export function moved(view: View, byX: number, byY: number): View {
  return { ...view, x: between(0, view.x - byX, WIDTH), y: between(0, view.y - byY, HEIGHT) };
}

/** Zooms the view by a factor. The point `at` (in frame units, by default the center) stays in place. */
export function zoomed(view: View, factor: number, at: { x: number; y: number } = view): View {
  // A very wide circle begins further out than that.
  const zoom = between(Math.min(minimumZoom, view.zoom), view.zoom * factor, maximumZoom);
  const part = view.zoom / zoom;
  return moved({ x: at.x + (view.x - at.x) * part, y: at.y + (view.y - at.y) * part, zoom }, 0, 0);
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
