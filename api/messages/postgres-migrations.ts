import type { ClientBase } from 'pg';

/** One schema change per entry. Only ever append to this list. */
const migrations = [
  `CREATE TABLE messages (
     id uuid PRIMARY KEY,
     received_at timestamptz(3) NOT NULL,
     first_name text NOT NULL,
     last_name text NOT NULL,
     email text NOT NULL,
     phone text NOT NULL,
     interest text NOT NULL,
     message text NOT NULL,
     is_suspect boolean NOT NULL,
     fingerprint text NOT NULL UNIQUE
   );
   CREATE TABLE outbox (
     message_id uuid PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
     next_attempt_at timestamptz(3) NOT NULL,
     attempts integer NOT NULL DEFAULT 0,
     last_error text,
     delivered_at timestamptz(3)
   );
   CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE delivered_at IS NULL;`,
  // A single row that every health check overwrites, to test whether we could store a message.
  'CREATE TABLE trial (id integer PRIMARY KEY CHECK (id = 1), payload bytea NOT NULL);',
  // The recipients who have the mail, for a message that others refused.
  "ALTER TABLE outbox ADD COLUMN mailed_to text NOT NULL DEFAULT '';",
];

/** An arbitrary number for the advisory lock. It must be the same in every instance. */
const lock = 7_225_381;

/** The tables that we would create or change, though another application may have made them. */
const tablesNamedLikeOurs = `SELECT table_name AS name, string_agg(column_name || ' ' || data_type, ', ') AS columns
  FROM information_schema.columns
  WHERE table_schema = current_schema() AND table_name IN ('messages', 'migrations', 'outbox', 'trial') GROUP BY table_name`;

/**
 * Migrates the database to the current schema, in the transaction of the client. The lock lets only one instance do so at a time.
 * @throws Error if another application has tables with our names, or if a new database could not hold every text
 */
export async function migrate(client: ClientBase): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [lock]);
  const { rows: tables } = await client.query<{ name: string; columns: string }>(tablesNamedLikeOurs);
  const record = tables.find(({ name }) => name === 'migrations');
  const foreign = new Error('The database has tables of something else');
  if (record && record.columns !== 'version integer') throw foreign;
  if (!record) await client.query('CREATE TABLE migrations (version integer NOT NULL)');
  const { rows } = await client.query<{ version: number }>('SELECT version FROM migrations');
  const version = rows[0]?.version ?? 0;
  if (rows.length > 1 || (version === 0 && tables.some((table) => table !== record))) throw foreign;
  if (version >= migrations.length) return;
  const { rows: settings } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = settings[0]?.server_encoding;
  if (version === 0 && encoding !== 'UTF8')
    throw new Error(
      `The database has the encoding ${encoding}. Create one with ENCODING 'UTF8', which every name fits in`,
    );
  for (const step of migrations.slice(version)) await client.query(step);
  const write = rows.length === 0 ? 'INSERT INTO migrations VALUES ($1)' : 'UPDATE migrations SET version = $1';
  await client.query(write, [migrations.length]);
}
