import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
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

const command = join(import.meta.dirname, '../../../cli/main.ts');

/**
 * Starts `serve` at a free port of 127.0.0.1 and resolves once it listens.
 * @param limit kibibytes that a file of it may grow to, for a disk that is full
 * @param address options that say where it listens
 * @throws an error with what it wrote to standard error, as `errors`
 */
export async function startServerProcess(
  site: string,
  environment: Record<string, string> = {},
  limit?: number,
  address = ['--port', '0'],
): Promise<ServerProcess> {
  const argv = [process.execPath, command, 'serve', '--out', site, ...address];
  const [program = '', ...rest] = limit ? ['bash', '-c', `ulimit -f ${limit}; exec "$0" "$@"`, ...argv] : argv;
  const child = spawn(program, rest, {
    cwd: join(site, '..'),
    env: { PATH: process.env.PATH, RATE_LIMIT: '0', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killWithTest = () => child.kill('SIGKILL');
  process.once('exit', killWithTest);
  child.once('exit', () => process.off('exit', killWithTest));
  let output = '';
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('close', (code) => reject(Object.assign(new Error(`serve ended with ${code}: ${errors}`), { errors })));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const address = / at (http:\S+)\n/.exec(output)?.[1];
      if (address) resolve(address);
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
