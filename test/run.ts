import { join } from 'node:path';
import { BaseSequencer, startVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { ensureChromium } from './setup/ensure-chromium.ts';
import { ensurePrograms } from './setup/programs.ts';
import { buildForAll } from './support/serve-site.ts';

/** Runs every test, or those whose file names contain the arguments, and closes with one line of counts. */
async function main(): Promise<void> {
  ensureChromium();
  ensurePrograms();
  // A test starts hundreds of processes and threads, and each would compile the same code again.
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/node');
  const names = process.argv.slice(2);
  // Where the site cannot be built, the tests say why.
  const clear = names.length === 0 ? await buildForAll().catch(() => undefined) : undefined;
  const vitest = await startVitest('test', names, {
    watch: false,
    run: true,
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

/** Files that take minutes begin first, so that no process is left alone with them at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      Number(/\/(e2e|dev|publish)\/|in-chromium|kill|edits|contradictions|messages|guide|rules\.test/.test(moduleId));
    return (await super.sort(files)).sort((a, b) => isLong(b) - isLong(a));
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
