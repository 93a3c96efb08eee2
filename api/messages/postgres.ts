import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { longestBackoff } from './due-time.ts';
import { migrate } from './postgres-migrations.ts';
import {
  type DueRow,
  fieldPlaceholders,
  fieldsOf,
  insertMessage,
  insertNothing,
  listQuery,
  type MessageRow,
  pendingQuery,
  toDueMessage,
  toStoredMessage,
} from './rows.ts';
import { type MessageStore, StoreUnavailable, trialSize } from './store.ts';

const insert = {
  name: 'add-message',
  text: `WITH added AS (
           ${insertMessage} SELECT $1::uuid, $2::timestamptz, $3::boolean, $4, ${fieldPlaceholders((index) => `$${index + 6}`)}
           WHERE NOT EXISTS (SELECT FROM messages WHERE fingerprint = $5)
           ON CONFLICT (fingerprint) DO NOTHING RETURNING id
         ), queued AS (
           INSERT INTO outbox (message_id, next_attempt_at) SELECT id, now() FROM added
         )
         SELECT id FROM added`,
};

const restore = {
  name: 'restore-message',
  text: `WITH added AS (
           ${insertMessage} VALUES ($1, $2, $3, $4, ${fieldPlaceholders((index) => `$${index + 8}`)})
           ON CONFLICT DO NOTHING RETURNING id, received_at
         )
         INSERT INTO outbox (message_id, next_attempt_at, delivered_at, last_error, mailed_to)
         SELECT id, received_at, $5::timestamptz, $6, $7 FROM added`,
};

/** Adds no messages, but needs everything that adding one needs: the tables must exist, and nobody may hold a lock on them. */
const trial = `WITH message AS (${insertNothing}),
  queued AS (INSERT INTO outbox SELECT * FROM outbox WHERE false)
  INSERT INTO trial VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET payload = excluded.payload`;

/** The time after as many milliseconds as a parameter or an expression says, by the clock of the database. */
const after = (milliseconds: string) => `now() + ${milliseconds} * interval '1 millisecond'`;

/** A store in the Postgres database at `url`, which several instances can share. It connects on first use. */
export function openPostgresStore(url: string): MessageStore {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    query_timeout: 6000,
    application_name: 'cartwright',
    onConnect: prepareSession,
  });
  // The pool replaces an idle connection that dies. Without a listener, the error would crash the process.
  pool.on('error', () => {});

  let migrated: Promise<void> | undefined;
  /** Migrates the database first. If that fails, the next query tries again. */
  const query = async <Row extends pg.QueryResultRow>(text: string | pg.QueryConfig, values: unknown[] = []) => {
    migrated ??= transact(pool, migrate);
    await migrated.catch((error) => {
      migrated = undefined;
      throw error;
    });
    return pool.query<Row>(text, values);
  };

  return {
    name: nameOf(url),

    async add({ message, receivedAt, isSuspect, fingerprint, earlierFingerprint = fingerprint }) {
      const values = [randomUUID(), receivedAt, isSuspect, fingerprint, earlierFingerprint, ...fieldsOf(message)];
      try {
        const added = await query<{ id: string }>(insert, values);
        if (added.rows[0]) return added.rows[0].id;
        // This has to be a second statement, since the first may have waited for another one that stored the same message.
        const known = 'SELECT id FROM messages WHERE fingerprint IN ($1, $2) LIMIT 1';
        const found = await query<{ id: string }>(known, [fingerprint, earlierFingerprint]);
        if (found.rows[0]) return found.rows[0].id;
        throw new Error('The message was neither added nor found');
      } catch (error) {
        throw new StoreUnavailable(error);
      }
    },

    async addAll(messages) {
      await query('SELECT');
      return transact(pool, async (client) => {
        let added = 0;
        for (const { id, message, receivedAt, isSuspect, fingerprint, deliveredAt, problem, mailedTo } of messages) {
          const queued = [deliveredAt, problem, mailedTo.join()];
          const values = [id, receivedAt, isSuspect, fingerprint, ...queued, ...fieldsOf(message)];
          added += (await client.query({ ...restore, values })).rowCount ?? 0;
        }
        return added;
      });
    },

    async remove(ids) {
      await query('DELETE FROM messages WHERE id = ANY($1)', [ids]);
    },

    async list() {
      const { rows } = await query<MessageRow>(listQuery);
      return rows.map(toStoredMessage);
    },

    async takeDue(_now, lease) {
      const { rows } = await query<DueRow>(
        `UPDATE outbox o SET attempts = o.attempts + 1, next_attempt_at = ${after('$1')} FROM messages m
         WHERE m.id = o.message_id AND o.message_id =
           (SELECT message_id FROM outbox
            WHERE delivered_at IS NULL
              AND (attempts = 0 OR next_attempt_at <= now() OR next_attempt_at > ${after(`($1 + ${longestBackoff})`)})
            ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
         RETURNING m.*, o.*`,
        [lease],
      );
      return rows[0] && toDueMessage(rows[0]);
    },

    async markDelivered(id, at) {
      await query('UPDATE outbox SET delivered_at = $1, last_error = NULL WHERE message_id = $2', [at, id]);
    },

    async postpone(id, _now, delay, reason, mailedTo) {
      const change = `UPDATE outbox SET next_attempt_at = ${after('$2')}, last_error = $3, mailed_to = $4 WHERE message_id = $1`;
      await query(change, [id, delay, reason, mailedTo.join()]);
    },

    async pending() {
      const { rows } = await query<{ id: string; since: Date; count: number }>(pendingQuery);
      const [oldest] = rows;
      return { count: oldest?.count ?? 0, oldest: oldest && { id: oldest.id, since: oldest.since } };
    },

    async check() {
      await query(trial, [randomBytes(trialSize)]);
    },

    close: () => pool.end(),
  };
}

/** Does work in one transaction. */
async function transact<Made>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Made>): Promise<Made> {
  const client = await pool.connect();
  let isDone = false;
  const ignore = () => {};
  // Without a listener, a connection that dies would crash the process.
  client.on('error', ignore);
  try {
    await client.query('BEGIN');
    const made = await work(client);
    await client.query('COMMIT');
    isDone = true;
    return made;
  } finally {
    client.off('error', ignore);
    // After a failure, this drops the connection and so rolls back. It may lead to a server that only reads, where the next may not.
    client.release(!isDone);
  }
}

/**
 * Some servers are set to answer before a transaction is on disk. We turn that off for our connections. The time limit is set here too, since
 * PgBouncer refuses connections that ask for it at once.
 */
async function prepareSession(client: pg.ClientBase): Promise<void> {
  await client.query(
    `SELECT set_config('statement_timeout', '5000', false),
       set_config('synchronous_commit', replace(current_setting('synchronous_commit'), 'off', 'on'), false)`,
  );
}

/** True if messages would cross a network without encryption because nobody has decided about it. */
export function isInTheClear(url: string): boolean {
  const { searchParams } = new URL(url);
  // What it connects to, even if the query names that. A path is a socket of this machine.
  const { host } = new pg.Client({ connectionString: url });
  const isLocal = host.startsWith('/') || ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host);
  return !isLocal && !process.env.PGSSLMODE && !searchParams.has('sslmode') && !searchParams.has('ssl');
}

/** The database's address without user and password. */
function nameOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `postgres://${hostname}${port && `:${port}`}${pathname}`;
}
