import { type Command, InvalidArgumentError } from 'commander';
import { startDevServer } from '../dev/dev-server.ts';
import { dayOption } from '../files/day-option.ts';
import { onEnd } from '../files/on-end.ts';

/** `dev`: the site while it is being written. */
export default {
  name: 'dev',
  description: 'Serve the site while you edit it: what you save shows at once, and so do mistakes, there and here.',
  register(program: Command): void {
    program
      .command(this.name)
      .description(this.description)
      .option('--port <number>', 'port to listen on', parsePort, 5173)
      .option('--host <address>', 'address to listen on', '127.0.0.1')
      .addOption(dayOption())
      .action(async ({ port, host, on }: { port: number; host: string; on?: string }) => {
        const server = await startDevServer({ root: process.cwd(), port, host, on });
        console.log(`Editing at ${server.url} (Ctrl+C stops)`);
        onEnd(() => server.close());
      });
  },
};

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new InvalidArgumentError('It must be a number from 0 to 65535.');
  return port;
}
