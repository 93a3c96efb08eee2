import { join } from 'node:path';
import type { Config } from '../config.ts';
import { ConfigError } from '../config.ts';
import { openPostgresStore } from './postgres.ts';
import { openSqliteStore } from './sqlite.ts';
import type { MessageStore } from './store.ts';

/** The file of the store where there is no database. */
export function sqlitePath({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'messages.db');
}

/**
 * The store that the configuration names: Postgres at `DATABASE_URL`, else a file in `DATA_DIR`.
 * @throws ConfigError if it cannot be opened
 */
export async function openStore({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<MessageStore> {
  try {
    return databaseUrl ? await openPostgresStore(databaseUrl) : openSqliteStore(sqlitePath({ dataDir }));
  } catch (error) {
    const reason = (error as { code?: unknown }).code ?? (error as Error).message;
    const place = databaseUrl ? 'the database of DATABASE_URL' : `messages.db in "${dataDir}" (DATA_DIR)`;
    throw new ConfigError(`The messages cannot be kept in ${place}: ${reason}.`, { cause: error });
  }
}
