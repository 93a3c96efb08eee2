import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../support/copy-dealer-site.ts';

/** The resources that a process used. */
export interface Usage {
  /** Seconds from its start to its end. */
  wall: number;
  /** Seconds on all processors, in the program and in the kernel. */
  cpu: number;
  /** Peak memory in megabytes. */
  memory: number;
  stdout: string;
}

/**
 * Runs a Node script in the folder `cwd` until it ends.
 * @param cache folder for what is kept between runs
 * @throws Error with its output if it fails
 */
export async function runMeasured(cwd: string, cache: string, script: string, ...args: string[]): Promise<Usage> {
  const path = `${cache}.usage.json`;
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', join(import.meta.dirname, 'usage-reporter.js'), script, ...args], {
    cwd,
    env: { ...process.env, CARTWRIGHT_CACHE: cache, BENCH_USAGE: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += chunk));
  child.stderr.on('data', (chunk) => (stderr += chunk));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  const wall = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${code}.\n${stdout}${stderr}`);
  const used = JSON.parse(readFileSync(path, 'utf8')) as Pick<Usage, 'cpu' | 'memory'>;
  rmSync(path);
  return { wall, stdout, ...used };
}

/** Runs a Cartwright command the way `runMeasured` does. */
export function runCommand(cwd: string, cache: string, ...args: string[]): Promise<Usage> {
  return runMeasured(cwd, cache, join(repository, 'cli/run.js'), ...args);
}
