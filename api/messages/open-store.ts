import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openPostgresStore } from './postgres.ts';
import { startSqliteStore } from './sqlite-thread.ts';
import type { MessageStore } from './store.ts';

/** The SQLite file that we use without a Postgres database. */
export function sqlitePath({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'messages.db');
}

/**
 * Opens the store that the configuration names: Postgres at `DATABASE_URL`, or else a SQLite file in `DATA_DIR`. It connects on first use.
 * If that fails, it tries again on the next use.
 */
export function openStore({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): MessageStore {
  return databaseUrl ? openPostgresStore(databaseUrl) : startSqliteStore(sqlitePath({ dataDir }));
}
