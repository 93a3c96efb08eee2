import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageAssets } from '../../schemas/generated/page-assets.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';

/**
 * The renderer's server entry: the whole document of a page.
 * @param styleOf gives the address of the style sheet that a page, rendered, needs at once; without it the script brings the styles
 */
export type RenderPage = (
  page: PageModel,
  layout: LayoutModel,
  assets: PageAssets,
  styleOf?: (html: string) => string,
) => string;

/**
 * The renderer's drawings as SVG that needs nothing around it: a cart from what its record says, a landscape by its name or by any other
 * words, the county from its municipalities.
 */
export type Draw = (drawing: { cart: object } | { scene: string } | { map: object }) => string;
