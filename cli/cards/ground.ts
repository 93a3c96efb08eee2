import type { Draw } from '../bundle/bundle.ts';
import type { CardArt, DrawnCart } from './parts.ts';
import type { WordRoom } from './words.ts';

const night = '#0B2B21';

/** The background of a card as SVG elements, and the room that it leaves for text. */
export interface Ground extends WordRoom {
  svg: string;
  /** A photograph to put on top of it. */
  photograph?: { file: string; left: number; width: number };
}

/** The room left of a picture, above the price. */
const beside = { height: 300, price: 'bottom' } as const;

/** The background of a card of 1200 by 630 pixels. If no landscape is given, the heading picks one. */
export function groundOf(art: CardArt | undefined, heading: string, draw: Draw): Ground {
  const base = `<path fill="${night}" d="M0 0H1200V630H0z"/>`;
  switch (art?.kind) {
    case 'photograph':
      return { svg: base, width: 510, ...beside, photograph: { file: art.file, left: 620, width: 580 } };
    case 'map': {
      const { kind: _, ...map } = art;
      const county = place(draw({ map }), { x: 640, y: -12, width: 613, height: 654 });
      return { svg: base + county + shade(640, 840, 1), width: 600, ...beside };
    }
    case 'carts': {
      const scene = base + landscape(draw, heading, art.scene);
      if (art.carts.length > 1) {
        return { svg: scene + shade(300, 1700) + row(art.carts, draw), width: 1072, height: 205, price: 'top' };
      }
      // A single cart goes on the right.
      const cart = place(draw({ cart: art.carts[0] ?? {} }), { x: 566, y: 262, width: 624, height: 351 });
      return { svg: scene + shade(420, 1250) + cart, width: 540, ...beside };
    }
    default:
      return { svg: base + landscape(draw, heading, art?.scene) + shade(520, 1300), width: 700, ...beside };
  }
}

function landscape(draw: Draw, heading: string, scene: string | undefined): string {
  return place(draw({ scene: scene ?? heading }), { x: 0, y: -20, width: 1200, height: 675 });
}

/** Several carts in a row along the bottom. */
function row(carts: readonly DrawnCart[], draw: Draw): string {
  const step = 372;
  const start = (1200 - carts.length * step) / 2 - 14;
  return carts
    .map((cart, index) => place(draw({ cart }), { x: start + index * step, y: 386, width: 400, height: 225 }))
    .join('');
}

/** Darkens the left side under the text: by `strength` up to `from`, then fading out until `to`. */
function shade(from: number, to: number, strength = 0.92): string {
  return (
    `<defs><linearGradient id="shade" gradientUnits="userSpaceOnUse" x1="${from}" x2="${to}">` +
    `<stop stop-color="${night}" stop-opacity="${strength}"/><stop offset="1" stop-color="${night}" stop-opacity="0"/>` +
    '</linearGradient></defs><path fill="url(#shade)" d="M0 0H1200V630H0z"/>'
  );
}

/** Places a drawing inside a larger one. */
export function place(svg: string, box: { x: number; y: number; width: number; height: number }): string {
  const attributes = Object.entries(box).map(([name, value]) => `${name}="${value}"`);
  return svg.replace(
    /^<svg[^>]*>/,
    (tag) => `<svg ${attributes.join(' ')}${tag.slice(4).replace(/ (width|height)="[^"]*"/g, '')}`,
  );
}
