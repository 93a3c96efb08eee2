import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres } from './postgres-binaries.ts';

/** A separate Postgres server for a test. */
export interface TestPostgres {
  /** Creates an empty database, with these settings of SQL if any, and gives its address. */
  createDatabase(settings?: string): Promise<string>;
  /** Kills the server like a power cut would, and starts it again. */
  crash(): Promise<void>;
  /** Stops the server; `start` starts it again with its data. */
  halt(): Promise<void>;
  start(): Promise<void>;
  /** Freezes the server with all its connections; `thaw` lets it go on. Works only on Linux, which lists the server's processes. */
  freeze(): void;
  thaw(): void;
  /** Stops the server and removes its files. */
  remove(): Promise<void>;
}

/** Connects to a database without our store. */
export async function connectTo(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

/** Starts a Postgres server on a free port of 127.0.0.1 with its files in a temporary folder. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-postgres-'));
  chmodSync(folder, 0o755);
  const { folder: programs, user } = findPostgres(folder);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid ?? user.uid);

  const flags = ['--pgdata', data, '--username=postgres', '--auth=trust', '--no-sync', '--locale=C', '--encoding=UTF8'];
  const made = spawnSync(join(programs, 'initdb'), flags, { ...user, cwd: '/', encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const port = await freePort();
  const url = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  let server: ChildProcess | undefined;
  let databases = 0;

  const start = async () => {
    const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=60'];
    server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      ...user,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const begun = server;
    const endWithTest = () => begun.kill('SIGQUIT');
    process.once('exit', endWithTest);
    begun.once('exit', () => process.off('exit', endWithTest));
    await isReady(begun);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (server?.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };

  const signalAll = (signal: NodeJS.Signals) => {
    const { pid = 0 } = server ?? {};
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    for (const id of [pid, ...children.map(Number)]) process.kill(id, signal);
  };

  await start();
  return {
    start,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async createDatabase(settings = '') {
      const client = await connectTo(url('postgres'));
      databases += 1;
      await client.query(`CREATE DATABASE test_${databases} TEMPLATE template0 ${settings}`);
      await client.end();
      return url(`test_${databases}`);
    },
    async crash() {
      await end('SIGQUIT');
      await start();
    },
    halt: () => end('SIGINT'),
    async remove() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when the server reports that it accepts connections, and discards its later output. */
async function isReady(server: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error(`Postgres did not start: ${said}`)));
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-5000);
      if (said.includes('ready to accept connections')) resolve();
    });
  });
}

/** A free port on 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
