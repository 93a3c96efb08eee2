import { type Command, InvalidArgumentError } from 'commander';
import { UsageError } from '../usage-error.ts';

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

/**
 * What comes of listening.
 * @throws UsageError where the address cannot be listened on
 */
export async function listening<Server>(started: Promise<Server>): Promise<Server> {
  return started.catch((error: NodeJS.ErrnoException & { address?: string; port?: number }) => {
    const { code, syscall, address, port = / (\d+) is already in use/.exec(error.message)?.[1] } = error;
    if (code === 'EADDRINUSE' || (port !== undefined && code === undefined))
      throw new UsageError(`Port ${port} is taken by another process. Choose another with --port or PORT.`);
    if (syscall === undefined) throw error;
    if (code === 'EACCES')
      throw new UsageError(`Port ${port} needs more rights than this process has. Choose one above 1023.`);
    throw new UsageError(`The address "${address ?? ''}" cannot be listened on (${code}).`);
  });
}
