import { type Command, InvalidArgumentError } from 'commander';
import { startDevServer } from '../dev/dev-server.ts';
import { printResult } from '../report/print-result.ts';

/** `dev`: the site while it is being written. */
export default {
  name: 'dev',
  description: 'Serve the site while you edit it: a saved file reloads the page, mistakes show over it and here.',
  register(program: Command): void {
    program
      .command(this.name)
      .description(this.description)
      .option('--port <number>', 'port to listen on', parsePort, 5173)
      .option('--host <address>', 'address to listen on', '127.0.0.1')
      .action(async ({ port, host }: { port: number; host: string }) => {
        const server = await startDevServer({
          root: process.cwd(),
          port,
          host,
          onSite: ({ findings, pages, sources, elapsedMs }) =>
            void printResult({ command: this.name, findings, pages, elapsedMs, sources }, 'pretty'),
        });
        console.log(`Editing at ${server.url} (Ctrl+C stops)`);
        for (const signal of ['SIGINT', 'SIGTERM'] as const) {
          process.once(signal, () => void server.close().then(() => process.exit(0)));
        }
      });
  },
};

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new InvalidArgumentError('It must be a number from 0 to 65535.');
  return port;
}
