import { mkdtempSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom } from '../support/random.ts';
import { edits, guidesOf, lengthen, setIn } from './edits.ts';
import { forget } from './kept.ts';
import { runCommand, runMeasured, type Usage } from './measured-run.ts';

/** A built synthetic site, and where its parts are. */
export interface Bench {
  site: string;
  cache: string;
  /** The renderer's server build. */
  serverEntry: string;
}

/** Something to measure: the preparation, and the process to measure. */
export interface Scenario {
  name: string;
  /** Sets up the state before the measurement. The run number makes each change different. */
  prepare?: (bench: Bench, run: number) => unknown;
  /** True if the result of the build must match a clean build. */
  isIncremental?: true;
  measure(bench: Bench): Promise<Usage>;
}

const build = ({ site, cache }: Bench) => runCommand(site, cache, 'build');

/** A build after a change. */
function after(name: string, prepare: Scenario['prepare']): Scenario {
  return { name, ...(prepare ? { prepare } : {}), isIncremental: true, measure: build };
}

/** In the order of measurement: each scenario needs a built site from the one before. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'floor',
    measure: ({ site, cache, serverEntry }) =>
      runMeasured(site, cache, join(import.meta.dirname, 'floor.ts'), serverEntry, join(site, 'dist')),
  },
  {
    name: 'validate, cold',
    prepare: ({ cache }) => forget(cache, { keepCards: true }),
    measure: ({ site, cache }) => runCommand(site, cache, 'validate'),
  },
  { name: 'build, cold, with cards', prepare: (bench) => cool(bench, false), measure: build },
  { name: 'build, cold', prepare: (bench) => cool(bench, true), measure: build },
  after('nothing changed', undefined),
  after('one text', ({ site }, run) => lengthen(site, guidesOf(site)[run]!, randomFrom(run))),
  after('one price', ({ site }, run) => setIn(site, 'pages/vehicles/denago-ev-city.yaml', 'price', 14_900 - 50 * run)),
  after('the phone', ({ site }, run) => setIn(site, 'site.yaml', 'dealer.phone', `+173255501${60 + (run % 40)}`)),
  after('one page deleted', ({ site }, run) => edits.delete(site, randomFrom(run))),
  after('one page renamed', ({ site }, run) => edits.rename(site, randomFrom(run))),
];

/** Moves the built site and its versions aside. Deleting tens of thousands of files would make creating files slow for a while. */
function cool({ site, cache }: Bench, keepCards: boolean): void {
  forget(cache, { keepCards });
  const aside = mkdtempSync(join(site, '../aside-'));
  for (const name of readdirSync(site).filter((name) => name.startsWith('dist')))
    renameSync(join(site, name), join(aside, name));
}
