import { type Command, InvalidArgumentError } from 'commander';

/** Adds `--port` and `--host`, the same for every command that shows a site which is being written. */
export function withAddress(command: Command, port: number): Command {
  return command
    .option('--port <number>', 'port to listen on', parsePort, port)
    .option('--host <address>', 'address to listen on; 0.0.0.0 for every network of the machine', '127.0.0.1');
}

function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new InvalidArgumentError('It must be a number from 0 to 65535.');
}
