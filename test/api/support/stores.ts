import { openPostgresStore } from '../../../api/messages/postgres.ts';
import { startSqliteStore } from '../../../api/messages/sqlite-thread.ts';
import type { MessageStore, NewMessage } from '../../../api/messages/store.ts';
import { validMessage } from './app.ts';
import { temporaryFolder } from './folder.ts';
import { connectTo, startPostgres } from './postgres.ts';

/** One kind of store, to run the same tests against. */
export interface StoreKind {
  /** Opens a new store, or another connection to the last one. */
  open(again?: 'again'): Promise<MessageStore>;
  /** The environment variables that make a server use the last store. */
  environment(): Record<string, string>;
  /** Sets the clock of the last store's database, if it has one. Only before the store is used for the first time, or again later. */
  setClock(time: Date): Promise<void>;
  /** If the database is a server, kills it like a power cut would, and starts it again. */
  crash(): Promise<void>;
  remove(): Promise<void>;
}

/** SQLite in a temporary folder. */
export async function sqliteKind(): Promise<StoreKind> {
  const folder = temporaryFolder();
  let made = 0;
  return {
    async open(again) {
      if (!again) made++;
      return startSqliteStore(`${folder.path}/${made}/messages.db`);
    },
    environment: () => ({ DATA_DIR: `${folder.path}/${made}` }),
    setClock: async () => {},
    crash: async () => {},
    remove: async () => folder[Symbol.dispose](),
  };
}

/** A separate Postgres server. */
export async function postgresKind(): Promise<StoreKind> {
  const postgres = await startPostgres();
  let url = '';
  return {
    async open(again) {
      if (!again) url = await postgres.createDatabase();
      return openPostgresStore(url);
    },
    environment: () => ({ DATABASE_URL: url }),
    async setClock(time) {
      const client = await connectTo(url);
      // The server looks for a function in these schemas, one after the other.
      await client.query(`CREATE SCHEMA IF NOT EXISTS clock; CREATE TABLE IF NOT EXISTS clock.time (at timestamptz);
        DELETE FROM clock.time; INSERT INTO clock.time VALUES ('${time.toISOString()}');
        CREATE OR REPLACE FUNCTION clock.now() RETURNS timestamptz STABLE LANGUAGE sql AS 'SELECT at FROM clock.time';
        ALTER DATABASE ${client.database} SET search_path = public, clock, pg_catalog`);
      await client.end();
    },
    crash: () => postgres.crash(),
    remove: () => postgres.remove(),
  };
}

/** Every kind of store, by name. */
export const storeKinds = [
  ['SQLite', sqliteKind],
  ['Postgres', postgresKind],
] as const;

/** A message to store. `mark` makes it unique. */
export function newMessage(mark: string | number, receivedAt = new Date()): NewMessage {
  const message = { ...validMessage(mark), interest: 'service' as const };
  return { message, receivedAt, isSuspect: false, fingerprint: `fingerprint of ${mark}` };
}
