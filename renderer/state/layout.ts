import { createContext, useContext } from 'react';
import type { LayoutModel } from '../model.ts';

const Layout = createContext<LayoutModel>({ before: [], after: [], fallbacks: [] });

export const LayoutProvider = Layout.Provider;

/** What every page shares. */
export function useLayout(): LayoutModel {
  return useContext(Layout);
}
