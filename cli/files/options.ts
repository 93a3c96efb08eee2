import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { UsageError } from '../usage-error.ts';

/** `--site`, for commands that need only its sources: the site's folder as an absolute path. Defaults to the working folder. */
export function siteOption() {
  return new Option('--site <folder>', 'folder of the site, where it is not this one')
    .argParser((folder) => resolve(folder))
    .default(process.cwd(), 'this folder');
}

/** `--on`, for every command that reads a site: the date to read it for. Defaults to today. */
export function dayOption() {
  return new Option('--on <day>', 'read the site as it is on this day, such as 2027-04-01').argParser((text) => {
    if (isRealDay(text)) return text;
    throw new InvalidArgumentError('Write a real date, such as 2027-04-01.');
  });
}

/** True for a day that there is, as YYYY-MM-DD. JavaScript takes February 31 for March 3. */
export function isRealDay(text: string): boolean {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay && new Date(text).toISOString().startsWith(text);
}

/** Adds `--port` and `--host`, for every command that serves a site during editing. */
export function withAddress(command: Command, port: number) {
  return command
    .option('--port <number>', 'port to listen on', parsePort, port)
    .option('--host <address>', 'address to listen on; 0.0.0.0 for every network of the machine', '127.0.0.1');
}

export function parsePort(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= 65535) return Number(text);
  throw new InvalidArgumentError('It must be a number from 0 to 65535, in plain digits.');
}

/**
 * Waits for a server to listen.
 * @param option what sets its port
 * @throws UsageError if it cannot listen on the address
 */
export async function listening<Server>(started: Promise<Server>, option = '--port'): Promise<Server> {
  return started.catch((error: Error & Partial<Record<string, string>>) => {
    const { code, syscall, hostname, address = hostname, setting = option } = error;
    const port = error.port ?? / (\d+) is already in use/.exec(error.message)?.[1];
    if (code === 'EADDRINUSE' || (port !== undefined && code === undefined))
      throw new UsageError(`Port ${port} is taken by another process. Choose another with ${setting}.`);
    if (syscall === undefined) throw error;
    if (code === 'EACCES')
      throw new UsageError(`Port ${port} needs more rights than this process has. Choose one above 1023.`);
    throw new UsageError(`The address "${address ?? ''}" cannot be listened on (${code}).`);
  });
}
