import { join, relative } from 'node:path';
import { BaseSequencer, parseCLI, startVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { ensureChromium } from './setup/ensure-chromium.ts';
import { ensurePrograms } from './setup/programs.ts';
import { buildForAll } from './support/serve-site.ts';

/**
 * Runs all tests, or those whose file names contain the arguments, and ends with one line of counts. Takes the options of Vitest, such
 * as `--maxWorkers=1` or `-t <words of the name>`.
 */
async function main(): Promise<void> {
  ensureChromium();
  ensurePrograms();
  // The tests start hundreds of processes and threads. Without a cache, each would compile the same code.
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/node');
  const { filter: names, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
  // If the build fails, the tests will say why.
  const clear = names.length === 0 ? await buildForAll().catch(() => undefined) : undefined;
  const vitest = await startVitest('test', names, {
    ...options,
    watch: false,
    sequence: { sequencer: LongestFirst },
  });
  const modules = vitest.state.getTestModules();
  const passed = count(modules, 'passed');
  const skipped = count(modules, 'skipped');
  const broken = modules.filter((module) => module.state() === 'failed' && countIn(module, 'failed') === 0).length;
  const failed = count(modules, 'failed') + broken + vitest.state.getUnhandledErrors().length;
  await vitest.close();
  clear?.();
  if (passed + failed === 0) process.exitCode = 1;
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exit(failed > 0 ? 1 : (process.exitCode ?? 0));
}

/** Path prefixes of the slowest test files, slowest first, as measured on a small machine. */
const longest = [
  'contradictions/',
  'messages/',
  'e2e/layout-shift',
  'cli/edits',
  'cli/publish/kill',
  'api/faults',
  'cli/build',
  'e2e/inventory',
  'api/delivery',
  'e2e/accessibility',
  'api/care',
  'api/hanging-disk',
  'e2e/first-use',
  'dev/',
  'cli/new',
  'api/store',
  'e2e/map',
  'cli/publish/place',
  'api/server',
  'renderer/examples-in-chromium',
  'rules',
  'cli/images/photographs',
  'e2e/contact',
  'api/protection',
  'damage/',
  'e2e/history',
  'e2e/gallery',
  'e2e/layout',
  'cli/dates',
];

/** Runs slow files first, so that no process is left alone with them at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const path = relative(import.meta.dirname, moduleId);
      const place = longest.findIndex((start) => path.startsWith(start));
      return place === -1 ? longest.length : place;
    };
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
  }
}

type State = 'passed' | 'failed' | 'skipped';

function count(modules: readonly TestModule[], state: State): number {
  return modules.reduce((sum, module) => sum + countIn(module, state), 0);
}

function countIn(module: TestModule, state: State): number {
  return [...module.children.allTests(state)].length;
}

await main();
