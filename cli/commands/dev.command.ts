import type { Command } from '@commander-js/extra-typings';
import { startDevServer } from '../dev/dev-server.ts';
import { onEnd } from '../files/on-end.ts';
import { dayOption, withAddress } from '../files/options.ts';

export default (command: Command) =>
  withAddress(command, 5173)
    .description('Serve the site while you edit it: what you save shows at once, and so do mistakes, there and here.')
    .addOption(dayOption())
    .action(async ({ on, port, host }) => {
      const server = await startDevServer({ root: process.cwd(), on }, port, host);
      onEnd(() => server.close());
      console.log(`Editing at ${server.url} (Ctrl+C stops)`);
      await server.ready;
    });
