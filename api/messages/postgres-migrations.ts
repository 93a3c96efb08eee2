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

/** Migrates the database to the current schema, in the transaction of the client. The lock lets only one instance do so at a time. */
export async function migrate(client: ClientBase): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [lock]);
  await client.query('CREATE TABLE IF NOT EXISTS migrations (version integer NOT NULL)');
  const { rows } = await client.query<{ version: number }>('SELECT version FROM migrations');
  const version = rows[0]?.version ?? 0;
  for (const step of migrations.slice(version)) await client.query(step);
  if (rows.length === 0) await client.query('INSERT INTO migrations VALUES ($1)', [migrations.length]);
  else await client.query('UPDATE migrations SET version = $1', [Math.max(version, migrations.length)]);
}
