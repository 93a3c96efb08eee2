import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Finding } from '../../cli/finding.ts';
import { repository } from './copy-dealer-site.ts';

export interface CliRun {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the real command line in the folder `cwd` until it ends. */
export function runCli(cwd: string, ...args: string[]): Promise<CliRun> {
  return runCliWith({}, cwd, ...args);
}

/** Like `runCli`, with more environment variables. */
export function runCliWith(env: Record<string, string>, cwd: string, ...args: string[]): Promise<CliRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(repository, 'cli/run.js'), ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const run: CliRun = { code: null, stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => (run.stdout += chunk));
    child.stderr.on('data', (chunk) => (run.stderr += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...run, code }));
  });
}

export interface JsonResult {
  ok: boolean;
  findings: Finding[];
  counts: { errors: number; warnings: number };
  pages: number;
  elapsedMs: number;
}

/** Runs a command with `--format json`. Its standard output must be exactly one object. */
export async function runJson(cwd: string, ...args: string[]): Promise<CliRun & { result: JsonResult }> {
  const run = await runCli(cwd, ...args, '--format', 'json');
  return { ...run, result: JSON.parse(run.stdout) as JsonResult };
}
