/// <reference types="vitest/config" />
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { subsetFonts } from './cli/bundle/subset-fonts.ts';

type ChunkingContext = Rolldown.ChunkingContext;

/** What the entry needs before a page is used; on its own, so that nothing else comes with it. */
const boot = {
  name: 'boot',
  test: /renderer\/(boot\/|state\/(clock|open-state))|preload-helper|rolldown.runtime/,
  priority: 3,
};

/** What every page needs once it is used. */
const vendor = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|jotai|ky)\//,
  priority: 2,
};

/** React Aria by who uses it; what few use goes along with its nearest. */
const aria = {
  name: 'aria',
  test: /node_modules\/(react-aria|react-stately|@react-|@internationalized|react-aria-components)/,
  entriesAware: true,
  entriesAwareMergeThreshold: 30_000,
  priority: 1,
};

/**
 * Blocks that are only read come as one file, with what they are made of: on a slow network a request costs more than what is in most
 * of them. A block that is used comes by itself, since React Aria comes with it.
 */
const blocks = {
  test: /renderer\/blocks\//,
  name: (id: string, context: ChunkingContext) => (usesAria(id, context, new Set()) ? null : 'blocks'),
};

function usesAria(id: string, context: ChunkingContext, seen: Set<string>): boolean {
  if (id.includes('react-aria')) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return context.getModuleInfo(id)?.importedIds.some((imported) => usesAria(imported, context, seen)) ?? false;
}

/** The renderer's build. `cli/bundle` calls it twice: for the browser, and with `ssr` for rendering the pages. */
const fonts = await subsetFonts();

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: false,
  appType: 'custom',
  resolve: { alias: { fonts } },
  plugins: [react(), vanillaExtractPlugin()],
  // The server's build runs under Node, which knows no such replacement by itself.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  ssr: command === 'build' ? { noExternal: true } : {},
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: isSsrBuild ? 'renderer/entry-server.tsx' : 'renderer/entry-client.tsx',
      output: { codeSplitting: isSsrBuild ? false : { groups: [boot, vendor, aria, blocks] } },
    },
  },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    pool: 'forks',
    maxWorkers: 2,
  },
}));
