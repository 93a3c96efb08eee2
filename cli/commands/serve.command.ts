import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { readConfig } from '../../api/config.ts';
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
  const config = readConfig({ ...process.env, ...(port && { PORT: port }), ...(host && { HOST: host }) });

  const server = await startServer(config, site).catch((error) => {
    throw isAddressError(error) ? new UsageError(addressProblem(error.code, config)) : error;
  });
  console.log(`Serving ${out} at ${server.url}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void server.stop());
}

function isAddressError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}

function addressProblem(code: string, { port, host }: { port: number; host: string }): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another process. Choose another with --port or PORT.`;
  if (code === 'EACCES') return `Port ${port} needs more rights than this process has. Choose one above 1023.`;
  return `The address ${host}:${port} cannot be listened on (${code}).`;
}
