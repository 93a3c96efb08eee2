import type { PageModel } from '../../schemas/generated/page-model.ts';

/** A block as plain data. */
export interface BlockData {
  type: string;
  [prop: string]: unknown;
}

/** What every page shares, as the browser reads it from `data/layout.<hash>.json`. */
export interface LayoutModel {
  before: BlockData[];
  after: BlockData[];
  fallbacks: { pattern: string; data: string }[];
}

/** Addresses of the built files that a page needs. */
export interface PageAssets {
  styles: string[];
  script: string;
  fonts: string[];
  pageData: string;
  layoutData: string;
}

/** The renderer's server entry: the whole document of a page. */
export type RenderPage = (page: PageModel, layout: LayoutModel, assets: PageAssets) => string;

/**
 * The renderer's drawings as SVG that needs nothing around it: a cart from what its record says, a landscape by its name or by any other
 * words, the county from its municipalities.
 */
export type Draw = (drawing: { cart: object } | { scene: string } | { map: object }) => string;
