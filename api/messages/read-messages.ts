import { statSync } from 'node:fs';
import pg from 'pg';
import type { Config } from '../config.ts';
import { sqlitePath } from './open-store.ts';
import { listQuery, type MessageRow, toStoredMessage } from './rows.ts';
import { ForeignFile, openSqliteReader } from './sqlite-reader.ts';
import type { StoredMessage } from './store.ts';

/** Milliseconds that Postgres may take for all messages. */
const usualPatience = 60_000;

/**
 * Reads all stored messages, oldest first, without changing anything. Empty if the folder has no store yet.
 * @throws the database's error if we cannot read it, or an error if the folder does not exist
 */
export async function readMessages(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  patience = usualPatience,
): Promise<StoredMessage[]> {
  if (config.databaseUrl) return readPostgres(config.databaseUrl, patience);
  // The folder may be mistyped. We must not report an empty backup as a success.
  if (!statSync(config.dataDir, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(
      `there is no folder "${config.dataDir}". The server makes it at its first start; DATA_DIR says where`,
    );
  return readSqlite(sqlitePath(config));
}

/** All messages in the database at `path`, oldest first. Empty if there is no file. */
export function readSqlite(path: string): StoredMessage[] {
  try {
    const database = openSqliteReader(path);
    try {
      return ((database?.prepare(listQuery).all() ?? []) as unknown as MessageRow[]).map(toStoredMessage);
    } finally {
      database?.close();
    }
  } catch (error) {
    throw error instanceof ForeignFile ? error : new Error(`"${path}" cannot be read: ${(error as Error).message}`);
  }
}

async function readPostgres(url: string, patience: number): Promise<StoredMessage[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: patience });
  // The query fails with the connection. Without a listener, the error would also crash the process.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows: found } = await client.query(`SELECT 1 WHERE to_regclass('outbox') IS NOT NULL`);
    if (found.length === 0) return [];
    const { rows } = await client.query<MessageRow>(listQuery);
    return rows.map(toStoredMessage);
  } finally {
    await client.end();
  }
}
