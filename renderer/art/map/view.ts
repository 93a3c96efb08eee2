import { HEIGHT, WIDTH } from './frame.ts';

/** What part of the map is seen: the middle of the window, in units of the frame, and how many times larger than the whole it is. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

/** The county, as the drawn map has it. */
export const countyView: View = { x: WIDTH / 2, y: HEIGHT / 2, zoom: 1 };

const minimumZoom = 0.36;
const maximumZoom = 8;

/** The window that a view looks through, as an SVG `viewBox`. */
export function viewBoxOf({ x, y, zoom }: View): string {
  const [width, height] = [WIDTH / zoom, HEIGHT / zoom];
  return [x - width / 2, y - height / 2, width, height].map((number) => Math.round(number * 10) / 10).join(' ');
}

/** The view after the map was pushed by this much, in units of the frame; its middle never leaves the county's surroundings. */
export function moved(view: View, byX: number, byY: number): View {
  return { ...view, x: between(0, view.x - byX, WIDTH), y: between(0, view.y - byY, HEIGHT) };
}

/** The view so many times larger, with the place `at` (in units of the frame, else the middle) staying where it is. */
export function zoomed(view: View, factor: number, at: { x: number; y: number } = view): View {
  const zoom = between(minimumZoom, view.zoom * factor, maximumZoom);
  const part = view.zoom / zoom;
  return moved({ x: at.x + (view.x - at.x) * part, y: at.y + (view.y - at.y) * part, zoom }, 0, 0);
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
