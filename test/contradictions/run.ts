import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Case, inGroups, readCases } from './case.ts';
import type { CaseResult } from './run-case.ts';

const here = import.meta.dirname;

/** A case with its result. */
export interface Judged extends CaseResult {
  testCase: Case;
}

/**
 * Runs all cases in parallel threads, each of which loads the site once.
 * @param together how many cases may run at once on one copy of the site
 */
export async function runCases(cases: readonly Case[], together = 1): Promise<Judged[]> {
  const judged: Judged[] = [];
  const waiting = inGroups(cases, together);
  const runWorker = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(join(here, 'worker.ts'));
      let running: Case[] = [];
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      worker.on('message', (results: CaseResult[] | 'ready') => {
        if (results !== 'ready')
          judged.push(...results.map((result, index) => ({ testCase: running[index] as Case, ...result })));
        const next = waiting.shift();
        running = next ?? [];
        worker.postMessage(next);
      });
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, runWorker));
  return judged.sort((a, b) => cases.indexOf(a.testCase) - cases.indexOf(b.testCase));
}

/** The recall of each class, and how many harmless edits cause no finding, in lines. */
export function summarize(judged: readonly Judged[]): string {
  const classes = Map.groupBy(judged, ({ testCase }) => classOf(testCase));
  const lines = [...classes].map(([name, group]) => {
    if (name === 'harmless') {
      const alone = group.filter(({ extra }) => extra.length === 0).length;
      return `harmless: ${alone} of ${group.length} draw nothing but typed figures`;
    }
    const hits = sum(group.map((result) => result.hits));
    const expected = hits + sum(group.map((result) => result.missing.length));
    return `${name}: recall ${percent(hits, expected)} (${hits} of ${expected} findings)`;
  });
  return lines.join('\n');
}

/** The promise that a case belongs to: the name of its file or folder. */
export function classOf({ topic }: Case): string {
  return topic.replace(/(?:\/.*)?\.yaml$/, '');
}

/** Describes what is wrong with a case, in lines; empty if it passed. */
export function describeMiss({ testCase, missing, extra }: Judged): string {
  if (missing.length + extra.length === 0) return '';
  const lines = [...missing.map((place) => `- ${place}`), ...extra.map((finding) => `+ ${finding}`)];
  return [`${testCase.topic}: ${testCase.name}`, ...lines].join('\n    ');
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '100%' : `${Math.floor((1000 * part) / whole) / 10}%`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((so, number) => so + number, 0);
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
