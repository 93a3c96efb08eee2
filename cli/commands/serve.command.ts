import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { ConfigError, readConfig } from '../../api/config.ts';
import { startServer } from '../../api/server.ts';
import { UsageError } from '../usage-error.ts';

/** `serve`: the built site and its API, until the process is told to stop. */
export default {
  name: 'serve',
  description: 'Serve the built site and its API',
  register(program: Command): void {
    program
      .command('serve')
      .description('Serve the built site and its API')
      .option('--out <folder>', 'folder of the built site', 'dist')
      .option('--port <number>', 'port to listen on (PORT)')
      .option('--host <address>', 'address to listen on (HOST)')
      .action(serve);
  },
};

async function serve({ out, port, host }: { out: string; port?: string; host?: string }): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const site = resolve(out);
  if (!existsSync(site)) throw new UsageError(`There is no built site in "${out}". Run "npm run build" first.`);
  const environment = { ...process.env, ...(port && { PORT: port }), ...(host && { HOST: host }) };

  try {
    const config = readConfig(environment);
    const server = await startServer(config, site);
    console.log(`Serving ${out} at ${server.url}`);
    if (!config.mail) {
      console.log(
        `SMTP_URL is not set: messages are only stored, in ${server.store}. "npm run leads -- list" shows them.`,
      );
    }
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void server.stop());
  } catch (error) {
    throw usageProblem(error) ?? error;
  }
}

/** The failure in words for the person at the command line, or undefined if it is none of theirs. */
function usageProblem(error: unknown): UsageError | undefined {
  if (error instanceof ConfigError) return new UsageError(error.message);
  if (!(error instanceof Error && 'syscall' in error)) return undefined;
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (code === 'EADDRINUSE') {
    return new UsageError(`Port ${port} is taken by another process. Choose another with --port or PORT.`);
  }
  if (code === 'EACCES')
    return new UsageError(`Port ${port} needs more rights than this process has. Choose one above 1023.`);
  return new UsageError(`The address "${address ?? ''}" cannot be listened on (${code}).`);
}
