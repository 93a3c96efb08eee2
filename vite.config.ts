/// <reference types="vitest/config" />
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createLogger, defineConfig, type LogOptions, type Rolldown } from 'vite';
import { subsetFonts } from './cli/bundle/subset-fonts.ts';

type ChunkingContext = Rolldown.ChunkingContext;

/** What the entry needs before somebody uses the page. In a file of its own, so that it brings nothing else with it. */
const boot = {
  name: 'boot',
  test: /renderer\/(boot\/|entry-client)|preload-helper|rolldown.runtime/,
  priority: 3,
};

/** What every page needs once somebody uses it. */
const vendor = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|react-router|jotai|use-sync-external-store)\/|useToastState/,
  priority: 4,
};

const ofAria = /node_modules\/(react-aria|react-stately|@internationalized|react-aria-components)/;

/** The parts of React Aria that most pages need. */
const aria = { name: 'aria', test: ofAria, minShareCount: 5, priority: 3 };

/** The parts of React Aria that several forms need. */
const forms = {
  name: 'forms',
  test: /node_modules\/react-(aria|stately).*\/(form|radio|textfield|label|Form|RadioGroup|Group|Input|FieldError|Text|number|Autocomplete|PortalProvider)(\/|\.)/,
  minShareCount: 2,
  priority: 2,
};

/** Modules that only blocks need that have a form or show an answer of the API. */
const ofForms = /react-aria-components\/.*(Slider|Field|RadioGroup|Checkbox|Select|ListBox)|state\/vehicles/;

/**
 * The blocks go into two files with what they import, since on a slow network a request costs more than the code of most blocks. A block
 * that has a form, or shows an answer of the API, gets a file of its own.
 */
const unlessForm = (name: string) => (id: string, context: ChunkingContext) =>
  hasForm(id, context, new Set()) ? null : name;

/** Blocks around every page, and of the pages with the estimator, which have the most code. */
const isUsual =
  /blocks\/(Breadcrumbs|Call|FeatureList|Footnotes|LocalPride|Questions|QuickContact|RentalHero|RentalPlans|Site|Slot|Town)/;
/** What several files of blocks share. */
const isShared =
  /renderer\/(hydrate|state\/(hydrated-search|inventory-vehicle|tab-atom|vehicles)|ui\/(ChangingText|Form|VehiclePicture)\.tsx)|\/format\.ts/;
const blocks = { name: unlessForm('blocks'), test: (id: string) => isUsual.test(id) || isShared.test(id), priority: 1 };

/** All other blocks. */
const further = { name: unlessForm('further'), test: /renderer\/blocks\/\w+\.tsx/, priority: 0 };

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
  /** The minifier does not know this pseudo-class yet, and leaves it as it is. Browsers know it. */
  warn: (text: string, options?: LogOptions) => text.includes("'target-current'") || logger.warn(text, options),
};

/** Modules that Node runs without Vite. We match the whole path, since the project's folder may be called `test` too. */
const runByNode = new RegExp(`^${RegExp.escape(import.meta.dirname)}/(api|cli|schemas|test)/.*(?<!\\.test)\\.ts$`);

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: 'renderer/public',
  customLogger,
  appType: 'custom',
  resolve: { alias: { fonts } },
  // React Aria brings its texts in many languages, and the site has only one.
  plugins: [optimizeLocales.vite({ locales: ['en-US'] }), react(), vanillaExtractPlugin()],
  // Node runs the server's build, and does not replace this by itself.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  ssr: command === 'build' ? { noExternal: true } : {},
  build: {
    // Safari of early 2023 does not read `static {}`, which is in es2022.
    target: ['es2022', 'safari16'],
    cssCodeSplit: false,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: isSsrBuild ? 'renderer/entry-server.tsx' : 'renderer/entry-client.tsx',
      output: { codeSplitting: isSsrBuild ? false : { groups: [boot, vendor, aria, forms, blocks, further] } },
    },
  },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    // On a busy machine everything takes longer. Only what never comes should fail.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 }, requireAssertions: true },
    pool: 'forks',
    // More than a small machine has processors, since many tests wait for a server, a clock or a browser.
    maxWorkers: 5,
    // The test files of a process share its modules, and through them a served site and a browser.
    isolate: false,
    // Node runs these modules itself, as the commands do. That takes a third less time than after Vitest has rewritten them.
    server: { deps: { external: [/\/node_modules\//, runByNode] } },
  },
}));
