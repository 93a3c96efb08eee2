import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';

/** What the development server says of the page that a browser shows. */
export interface Shown {
  /** The address that it is about. */
  path: string;
  /** The page and what all pages share, where they have changed since this browser was last told. */
  page?: PageModel;
  layout?: LayoutModel;
}

/** Names of the messages between the browser and the development server, over Vite's connection. */
export const messages = { at: 'cartwright:at', shown: 'cartwright:shown' } as const;
