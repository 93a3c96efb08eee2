import { renderToStaticMarkup } from 'react-dom/server';
import { Cart, type CartProps } from './Cart.tsx';
import { CountyMap, type CountyMapProps } from './CountyMap.tsx';
import { mapTones } from './map/tones.ts';
import { Scene, sceneFor, sceneNames } from './Scene.tsx';

/** What to draw. A landscape goes by its name; any other text picks one. */
export type DrawingRequest = { cart: CartProps } | { scene: string } | { map: CountyMapProps };

/**
 * A drawing as SVG that needs nothing around it: colors are resolved for a dark ground, and names are left out, since whoever reads the
 * file may have no font for them.
 */
export function draw(request: DrawingRequest): string {
  if ('cart' in request) return renderToStaticMarkup(<Cart {...request.cart} />);
  if ('scene' in request) {
    const name = sceneNames.find((scene) => scene === request.scene) ?? sceneFor(request.scene);
    return renderToStaticMarkup(<Scene name={name} />);
  }
  const map = renderToStaticMarkup(<CountyMap {...request.map} linked={false} />);
  return map
    .replace(/<text\b[^>]*>[^<]*<\/text>/g, '')
    .replace(/var\((--map-[a-z]+),[^)]*\)/g, (_, name: keyof typeof mapTones.dark) => mapTones.dark[name])
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}
