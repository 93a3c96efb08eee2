import type { PageModel } from '../schemas/generated/page-model.ts';
import type { AnyBlock } from './Page.tsx';

export type { PageModel };

/** What every page shares: the blocks before and after the page's own, and which page answers an unknown address. */
export interface LayoutModel {
  before: AnyBlock[];
  after: AnyBlock[];
  fallbacks: { pattern: string; data: string }[];
}

/** Addresses of the built files that a page needs. */
export interface Assets {
  styles: string[];
  script: string;
  /** Fonts that are needed at once. */
  fonts: string[];
  /** The page's model and the layout's, for the browser. */
  pageData: string;
  layoutData: string;
}
