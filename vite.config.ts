/// <reference types="vitest/config" />
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The renderer's build. `cli/bundle` calls it twice: for the browser, and with `ssr` for rendering the pages. */
/** What the entry needs before a page is used; on its own, so that nothing else comes with it. */
const boot = { name: 'boot', test: /renderer\/(boot\/|state\/(clock|open-state))/, priority: 2 };

/** What many blocks use comes as one file: on a slow network a request costs more than what is in most of these. */
const shared = { name: 'shared', test: /renderer\/(ui|layout)\//, minShareCount: 4, maxModuleSize: 4096, priority: 1 };

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: false,
  appType: 'custom',
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
      output: { codeSplitting: isSsrBuild ? false : { groups: [boot, shared] } },
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
