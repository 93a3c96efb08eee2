import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';

/** The command `serve` in a process of its own. */
export interface ServerProcess {
  url: string;
  port: number;
  /** What it has written to standard output and to standard error. */
  output(): string;
  errors(): string;
  /** Sends a signal and resolves with the exit code when the process has ended, null after a signal. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const command = join(import.meta.dirname, '../../../cli/run.js');

/** How `serve` is started. */
export interface ServerProcessOptions {
  /** What of the system it may use, as `ulimit` takes it: `-f 300` for files of 300 kibibytes, as on a disk that is full. */
  limit?: string;
  /** A file that its log is written to, rather than to `errors`. */
  logFile?: string;
  /** Options that say where it listens; any free port where there are none. */
  address?: string[];
  /** Whether its log is thrown away, for a measurement. */
  dropsLog?: boolean;
  /** Whether nobody reads its log, though it goes into a pipe. */
  leavesLog?: boolean;
}

/**
 * Starts `serve` and resolves once it listens.
 * @throws an error with what it wrote to standard error, as `errors`
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
