import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import { outputName } from '../site/routes.ts';
import type { Page } from '../site/site.ts';

/** What is shown at an address. */
export interface Answer {
  status: 200 | 404;
  page: PageModel;
  layout: LayoutModel;
  /** Where the browser finds the page's model, as `/data/page/index.json`. */
  data: string;
  /** Where it finds what all pages share, where that is not `layoutPath`. */
  layoutData?: string;
  /** The address that has taken the place of this one. */
  movedTo?: string | undefined;
}

/** The document is never that of another build, so it never has to be left for one. */
export const devBuild = 'dev';

export const layoutPath = '/data/_layout.json';

export const noLayoutPath = '/data/_no-layout.json';

export const modelPath = (page: Page) => `/data/page/${outputName(page.route)}.json`;

export const noLayout: LayoutModel = { before: [], after: [], fallbacks: ['/*'], pageLists: 1 };

export const noHead = {
  title: '',
  description: '',
  keywords: '',
  canonical: '',
  language: 'en-US',
  meta: [],
  jsonLd: [],
};
