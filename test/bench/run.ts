import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadBundle } from '../../cli/bundle/bundle.ts';
import { differences } from './differences.ts';
import { differingEdits } from './edit-runs.ts';
import { forget, freshCache } from './kept.ts';
import { makeSite } from './make-site.ts';
import { runCommand } from './measured-run.ts';
import { type Bench, type Scenario, scenarios } from './scenarios.ts';
import { type Measured, summary, table } from './table.ts';

const help = `npm run bench -- [options]
  --sizes 100,1000,5000   numbers of pages
  --runs 5                runs of each measurement
  --only price,cold       measurements whose names contain one of these; the floor is always measured
  --seed 1                seed of the synthetic sites
  --edits 200             random edits, each compared byte for byte with a clean build; measures nothing
  --json <file>           writes the figures as JSON as well
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '100,1000,5000' },
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      edits: { type: 'string' },
      json: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(help);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cartwright-bench-')));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const seed = Number(values.seed);
  if (values.edits !== undefined) return compareEdits(folder, Number(values.edits), seed);

  const { serverEntry } = await loadBundle(() => console.error('Building the renderer, once.'));
  const wanted = values.only.split(',');
  const chosen = scenarios.filter(({ name }) => name === 'floor' || wanted.some((part) => name.includes(part)));
  const measured: Measured[] = [];
  for (const pages of values.sizes.split(',').map(Number)) {
    const bench = { site: join(folder, 'site'), cache: join(folder, 'cache'), serverEntry };
    measured.push(...(await measureSize(bench, chosen, pages, Number(values.runs), seed)));
  }
  console.log(table(measured));
  if (values.json) writeFileSync(values.json, JSON.stringify(report(measured), null, 2));
}

/** Runs all scenarios in rounds, so that if the machine is slow for a while, it affects all scenarios of a round. */
async function measureSize(bench: Bench, chosen: readonly Scenario[], pages: number, runs: number, seed: number) {
  makeSite(bench.site, pages, seed);
  await freshCache(bench.cache);
  await runCommand(bench.site, bench.cache, 'build');
  const measured = chosen.map(({ name }): Measured => ({ pages, name, runs: [] }));
  for (let run = 0; run < runs; run++) {
    for (const [at, scenario] of chosen.entries()) {
      await scenario.prepare?.(bench, run);
      const { stdout: _, ...usage } = await scenario.measure(bench);
      measured[at]?.runs.push(usage);
      console.error(`${pages} pages, ${scenario.name}: ${usage.wall.toFixed(2)} s, ${Math.round(usage.memory)} MB`);
    }
  }
  if (chosen.some(({ isIncremental }) => isIncremental)) await compareWithClean(bench, pages);
  return measured;
}

/** After all changes, the site must match a clean build: all of its files, or for a large site, a sample. */
async function compareWithClean({ site, cache }: Bench, pages: number): Promise<void> {
  const clean = `${site}-clean`;
  rmSync(clean, { recursive: true, force: true });
  for (const part of ['site.yaml', 'pages', '.cartwright'])
    cpSync(join(site, part), join(clean, part), { recursive: true });
  await runCommand(site, cache, 'build');
  forget(cache, { keepCards: true });
  await runCommand(clean, cache, 'build');
  const step = Math.ceil(pages / 1000);
  const differing = differences(join(site, 'dist'), join(clean, 'dist'), (at) => at % step === 0);
  if (differing.length > 0) throw new Error(`These files are not those of a clean build:\n${differing.join('\n')}`);
}

async function compareEdits(folder: string, edits: number, seed: number): Promise<void> {
  const onEdit = (what: string, differing: readonly string[]) =>
    console.log(`${differing.length === 0 ? 'same' : `${differing.length} files differ`}  ${what}`);
  // Start with more pages, because some edits delete one.
  const write = (root: string) => makeSite(root, 110 + Math.ceil(edits / 4), seed);
  const wrong = await differingEdits({ folder: join(folder, 'edits'), write, edits, seed, onEdit });
  console.log(
    wrong.length === 0 ? `After each of ${edits} edits the bytes are those of a clean build.` : wrong.join('\n'),
  );
  if (wrong.length > 0) process.exitCode = 1;
}

function report(measured: readonly Measured[]): object {
  const machine = { processor: cpus()[0]?.model, threads: availableParallelism(), node: process.version };
  return { date: new Date().toISOString(), machine, measurements: summary(measured) };
}

await main();
