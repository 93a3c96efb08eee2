import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';

/** The command `serve` in a separate process. */
export interface ServerProcess {
  url: string;
  port: number;
  /** Standard output and standard error so far. */
  output(): string;
  errors(): string;
  /** Sends a signal and resolves with the exit code when the process has ended, or null if the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const command = join(import.meta.dirname, '../../../cli/run.js');

/** How to start `serve`. */
export interface ServerProcessOptions {
  /** Limits as `ulimit` takes them: `-f 300` allows files of up to 300 kibibytes, as on a full disk. */
  limit?: string;
  /** A file to write the log to, instead of `errors`. */
  logFile?: string;
  /** Options for the address; by default, any free port. */
  address?: string[];
  /** Whether to throw the log away, for a measurement. */
  dropsLog?: boolean;
  /** Whether the log goes into a pipe that nobody reads. */
  leavesLog?: boolean;
}

/**
 * Starts `serve` and resolves when it listens.
 * @throws an error whose `errors` has the standard error output
 */
export async function startServerProcess(
  site: string,
  environment: Record<string, string> = {},
  { limit, logFile, address = ['--port', '0'], dropsLog = false, leavesLog = false }: ServerProcessOptions = {},
): Promise<ServerProcess> {
  const argv = [process.execPath, command, 'serve', '--out', site, ...address];
  const limited = ['bash', '-c', `ulimit ${limit}; exec "$0" "$@"`, ...argv];
  const [program = '', ...rest] = limit ? limited : argv;
  const log = logFile ? openSync(logFile, 'a') : dropsLog ? 'ignore' : 'pipe';
  const child = spawn(program, rest, {
    cwd: join(site, '..'),
    env: { PATH: process.env.PATH, RATE_LIMIT: '0', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', log],
  });
  const killWithTest = () => child.kill('SIGKILL');
  process.once('exit', killWithTest);
  child.once('exit', () => process.off('exit', killWithTest));
  let output = '';
  let errors = '';
  if (!leavesLog) {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
  }
  const url = await new Promise<string>((resolve, reject) => {
    child.once('close', (code) => reject(Object.assign(new Error(`serve ended with ${code}: ${errors}`), { errors })));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const listening = / at (http:\S+)\n/.exec(output)?.[1];
      if (listening) resolve(listening);
    });
  });
  return {
    url,
    port: Number(new URL(url).port),
    output: () => output,
    errors: () => errors,
    end: (signal) => end(child, signal),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill(signal);
  await once(child, 'exit');
  return child.exitCode;
}
