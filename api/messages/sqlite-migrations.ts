import type { DatabaseSync } from 'node:sqlite';

/** One schema change per entry. Only ever append to this list. Times are milliseconds since 1970. */
const migrations = [
  `CREATE TABLE messages (
     id TEXT PRIMARY KEY,
     received_at INTEGER NOT NULL,
     first_name TEXT NOT NULL,
     last_name TEXT NOT NULL,
     email TEXT NOT NULL,
     phone TEXT NOT NULL,
     interest TEXT NOT NULL,
     message TEXT NOT NULL,
     is_suspect INTEGER NOT NULL,
     fingerprint TEXT NOT NULL UNIQUE
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE outbox (
     message_id TEXT PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
     next_attempt_at INTEGER NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0,
     last_error TEXT,
     delivered_at INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE delivered_at IS NULL;`,
  // A single row that every health check overwrites, to test whether we could store a message.
  'CREATE TABLE trial (id INTEGER PRIMARY KEY CHECK (id = 1), payload BLOB NOT NULL) STRICT;',
  // The recipients who have the mail, for a message that others refused.
  "ALTER TABLE outbox ADD COLUMN mailed_to TEXT NOT NULL DEFAULT '';",
];

/** Migrates the database to the current schema. A second process at the same time finds nothing left to do. */
export function migrate(database: DatabaseSync): void {
  if (versionOf(database) >= migrations.length) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = versionOf(database);
    if (version === 0 && database.prepare('SELECT 1 FROM sqlite_schema').get())
      throw new Error('The database has tables of something else');
    for (const step of migrations.slice(version)) database.exec(step);
    // A pragma cannot be parameterized.
    database.exec(`PRAGMA user_version = ${Math.max(version, migrations.length)}`);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

function versionOf(database: DatabaseSync): number {
  return (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
}
