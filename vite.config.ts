/// <reference types="vitest/config" />
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createLogger, defineConfig, type LogOptions, type Rolldown } from 'vite';
import { subsetFonts } from './cli/bundle/subset-fonts.ts';

type ChunkingContext = Rolldown.ChunkingContext;

/** What the entry needs before a page is used; on its own, so that nothing else comes with it. */
const boot = {
  name: 'boot',
  test: /renderer\/(boot\/|entry-client)|preload-helper|rolldown.runtime/,
  priority: 3,
};

/** What every page needs once it is used. */
const vendor = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|react-router|jotai|use-sync-external-store)\/|useToastState/,
  priority: 4,
};

const ofAria = /node_modules\/(react-aria|react-stately|@internationalized|react-aria-components)/;

/** React Aria as far as most pages need it. */
const aria = { name: 'aria', test: ofAria, minShareCount: 5, priority: 3 };

/** React Aria as far as more than one form needs it. */
const forms = {
  name: 'forms',
  test: /node_modules\/react-(aria|stately).*\/(form|radio|textfield|label|Form|RadioGroup|Group|Input|FieldError|Text|number|Autocomplete|PortalProvider)(\/|\.)/,
  minShareCount: 2,
  priority: 2,
};

/** What only the blocks with a form, or with an answer of the API, need. */
const ofForms = /react-aria-components\/.*(Slider|Field|RadioGroup|Checkbox|Select|ListBox|Table)|state\/vehicles/;

/** Blocks that the pages with the estimator, which are the fullest, do without. */
const isFurther =
  /blocks\/(Brand|Dealer|KeyFigures|Policy|Return|Series|Service|ShowroomList|Spec|Story|Team|Value|Vehicle(?!Detail))/;

/**
 * Blocks come as two files, with what they are made of: on a slow network a request costs more than what is in most of them. A block with
 * a form, or with an answer of the API, comes by itself.
 */
const blocks = {
  test: /renderer\/(blocks|hydrate|state\/(hydrated-search|vehicles|inventory-vehicle)|ui\/Form\.tsx|http\/vehicles)|\/format\.ts/,
  name: (id: string, context: ChunkingContext) => {
    if (hasForm(id, context, new Set())) return null;
    return isFurther.test(id) ? 'further' : 'blocks';
  },
  priority: 1,
};

function hasForm(id: string, context: ChunkingContext, seen: Set<string>): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const imported = context.getModuleInfo(id)?.importedIds ?? [];
  return imported.some((name) => ofForms.test(name) || hasForm(name, context, seen));
}

const fonts = await subsetFonts();

const logger = createLogger('warn');
const customLogger = {
  ...logger,
  /** Browsers know this pseudo-class before the minifier does, which leaves it as it is. */
  warn: (text: string, options?: LogOptions) => text.includes("'target-current'") || logger.warn(text, options),
};

/** Modules that Node runs without Vite. The whole path counts, since the project may stand in a folder called `test` itself. */
const runByNode = new RegExp(`^${RegExp.escape(import.meta.dirname)}/(api|cli|schemas|test)/.*(?<!\\.test)\\.ts$`);

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: false,
  customLogger,
  appType: 'custom',
  resolve: { alias: { fonts } },
  // The words of React Aria in the language of the site, which is the only one that they are asked for in.
  plugins: [optimizeLocales.vite({ locales: ['en-US'] }), react(), vanillaExtractPlugin()],
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
      output: { codeSplitting: isSsrBuild ? false : { groups: [boot, vendor, aria, forms, blocks] } },
    },
  },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    // What takes its time on a busy machine is waited for; only what never comes fails.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    // More than the processors of a small machine: many tests wait for a server, a clock or a browser.
    maxWorkers: 5,
    // Files share the modules that they load, and through them a served site and a browser for each process.
    isolate: false,
    // Node runs what it can by itself, as the commands do: it takes a third less time than what Vitest has rewritten.
    server: { deps: { external: [/\/node_modules\//, runByNode] } },
  },
}));
