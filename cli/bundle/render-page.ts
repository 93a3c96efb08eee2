import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageAssets } from '../../schemas/generated/page-assets.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';

/** The renderer's server entry: the whole document of a page. */
export type RenderPage = (page: PageModel, layout: LayoutModel, assets: PageAssets) => string;

/**
 * The renderer's drawings as SVG that needs nothing around it: a cart from what its record says, a landscape by its name or by any other
 * words, the county from its municipalities.
 */
export type Draw = (drawing: { cart: object } | { scene: string } | { map: object }) => string;
