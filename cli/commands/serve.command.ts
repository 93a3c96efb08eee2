import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from '@commander-js/extra-typings';
import { startServer } from '../../api/server.ts';
import { onEnd } from '../files/on-end.ts';
import { listening, parsePort } from '../files/options.ts';
import { readEnvironment } from '../leads/environment.ts';
import { UsageError } from '../usage-error.ts';

/** Milliseconds for open requests and for the current mail; see api/server.ts. */
const patience = 20_000;

export default (command: Command) =>
  command
    .description('Serve the built site and its API.')
    .option('--out <folder>', 'folder of the built site', 'dist')
    .option('--port <number>', 'port to listen on (PORT)', parsePort)
    .option('--host <address>', 'address to listen on (HOST)')
    .action(async ({ out, port, host }) => {
      const site = resolve(out);
      const isFolder = statSync(site, { throwIfNoEntry: false })?.isDirectory();
      if (!isFolder) throw new UsageError(`There is no built site in "${out}". Run "npm run build" first.`);
      const config = readEnvironment({
        ...(port === undefined ? {} : { PORT: `${port}` }),
        ...(host && { HOST: host }),
      });
      // Other commands end if their output cannot be written. A server goes on, as it does without its log.
      process.stdout.removeAllListeners('error').on('error', () => {});
      const starting = startServer(config, site);
      // A signal may come while it is still starting.
      onEnd(async (reason) => {
        // Node waits for its threads even to exit, and the thread of the messages may hang with its disk.
        setTimeout(() => process.kill(process.pid, 'SIGKILL'), patience - 1_000);
        await (await starting).stop(reason);
      }, patience);
      const server = await listening(starting, '--port or PORT');
      console.log(`Serving ${out} at ${server.url}`);
      if (!config.mail)
        console.log(
          `SMTP_URL is not set: messages are only stored, in ${server.store}. "npm run leads -- list" shows them.`,
        );
    });
