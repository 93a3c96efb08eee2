import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { loadBundle } from '../../cli/bundle/bundle.ts';
import { type Case, readCases } from './case.ts';
import type { CaseResult } from './run-case.ts';

const here = import.meta.dirname;

/** A case with what came of it. */
export interface Judged extends CaseResult {
  one: Case;
}

/** Runs every case, on as many copies of the site at once as there are processors. */
export async function runCases(cases: readonly Case[]): Promise<Judged[]> {
  // Built here if need be, so that the workers find it ready.
  await loadBundle();
  const judged: Judged[] = [];
  let next = 0;
  const runOne = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(join(here, 'worker.ts'), { resourceLimits: { maxYoungGenerationSizeMb: 64 } });
      let running: Case | undefined;
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      worker.on('message', (result: CaseResult | 'ready') => {
        if (running && result !== 'ready') judged.push({ one: running, ...result });
        running = cases[next++];
        worker.postMessage(running);
      });
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, runOne));
  return judged.sort((one, other) => cases.indexOf(one.one) - cases.indexOf(other.one));
}

/** Recall, precision and time of a run, in words. */
export function summarize(judged: readonly Judged[]): string {
  const hits = sum(judged.map((one) => one.hits));
  const expected = hits + sum(judged.map((one) => one.missing.length));
  const given = hits + sum(judged.map((one) => one.extra.length));
  const times = judged.map((one) => one.elapsed).sort((one, other) => one - other);
  const median = Math.round(times[Math.floor(times.length / 2)] ?? 0);
  const harmless = judged.filter(({ one }) => one.expect.length === 0);
  return [
    `${judged.length - harmless.length} contradictions, ${harmless.length} harmless edits`,
    `recall ${percent(hits, expected)} (${hits} of ${expected} findings)`,
    `precision ${percent(hits, given)} (${hits} of ${given} given)`,
    `median ${median} ms a case`,
  ].join(', ');
}

/** What is wrong with a case, in lines; empty for one that gave what it must. */
export function describeMiss({ one, missing, extra }: Judged): string {
  if (missing.length + extra.length === 0) return '';
  const lines = [...missing.map((place) => `- ${place}`), ...extra.map((finding) => `+ ${finding}`)];
  return [`${one.topic}: ${one.name}`, ...lines].join('\n    ');
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '100%' : `${Math.floor((1000 * part) / whole) / 10}%`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((so, one) => so + one, 0);
}

/** `node test/contradictions/run.ts [folder] [words of the name]` */
if (import.meta.main) {
  const [folder = here, words = ''] = process.argv.slice(2);
  if (!existsSync(folder)) {
    console.error(
      `There is no folder "${folder}". Usage: node test/contradictions/run.ts [folder] [words of the name]`,
    );
    process.exit(2);
  }
  const cases = readCases(folder).filter(({ name, topic }) => `${topic}: ${name}`.includes(words));
  const judged = await runCases(cases);
  const misses = judged.map(describeMiss).filter((miss) => miss !== '');
  if (misses.length > 0) console.log(`${misses.join('\n')}\n`);
  console.log(summarize(judged));
  process.exitCode = misses.length > 0 ? 1 : 0;
}
