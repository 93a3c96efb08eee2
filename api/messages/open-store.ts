import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openPostgresStore } from './postgres.ts';
import { startSqliteStore } from './sqlite-thread.ts';
import type { MessageStore } from './store.ts';

/** The file of the store where there is no database. */
export function sqlitePath({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'messages.db');
}

/**
 * The store that the configuration names: Postgres at `DATABASE_URL`, else a file in `DATA_DIR`. It is opened when it is first used,
 * and again at each use for as long as that does not work.
 */
export function openStore({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): MessageStore {
  return databaseUrl ? openPostgresStore(databaseUrl) : startSqliteStore(sqlitePath({ dataDir }));
}
