import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { longestBackoff } from './due-time.ts';
import {
  type DueRow,
  fieldPlaceholders,
  fieldsOf,
  insertMessage,
  insertNothing,
  listQuery,
  pendingQuery,
  toDueMessage,
  toStoredMessage,
} from './rows.ts';
import { connectSqlite } from './sqlite-connection.ts';
import { type MessageStore, type NewMessage, type StoredMessage, StoreUnavailable, trialSize } from './store.ts';

interface PendingRow {
  id: string;
  since: number;
  count: number;
}

interface Waiting {
  message: NewMessage;
  resolve(id: string): void;
  reject(error: StoreUnavailable): void;
}

const stillInLog =
  'the messages are deleted, but another program is reading the database, and its log keeps their text until that program and the server stop';

const stillInFile =
  'the messages are deleted, but the file keeps their text until "leads prune 2000-01-01" can rewrite it';

/** A SQLite store at `path`. It runs in the calling thread; a server uses `startSqliteStore`. */
export function openSqliteStore(path: string): MessageStore {
  const connection = connectSqlite(path);
  let waiting: Waiting[] = [];

  const inTransaction = <T>(work: (database: DatabaseSync) => T): T => {
    const database = connection.open();
    database.exec('BEGIN IMMEDIATE');
    try {
      // While we waited for the lock, "leads salvage" may have replaced the file. This then closes the old one.
      if (connection.open() !== database) return inTransaction(work);
      const result = work(database);
      database.exec('COMMIT');
      return result;
    } catch (error) {
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };

  /** Adds everything since the last batch in one transaction, since waiting for the disk takes just as long for one message. */
  const addWaiting = (): void => {
    const batch = waiting;
    waiting = [];
    try {
      const ids = inTransaction((database) => batch.map(({ message }) => addMessage(database, message)));
      batch.forEach(({ resolve }, index) => {
        resolve(ids[index] as string);
      });
    } catch (error) {
      for (const { reject } of batch) reject(new StoreUnavailable(error));
    }
  };

  return {
    name: path,

    add: (message) =>
      new Promise((resolve, reject) => {
        if (waiting.push({ message, resolve, reject }) === 1) setImmediate(addWaiting);
      }),

    async addAll(messages) {
      return inTransaction((database) => messages.filter((message) => addStored(database, message)).length);
    },

    async remove(ids) {
      inTransaction((database) => {
        for (const id of ids) database.prepare('DELETE FROM messages WHERE id = ?').run(id);
      });
      // Unused parts of pages, and the log, would still have the text.
      const database = connection.open();
      try {
        database.exec('VACUUM');
      } catch (error) {
        throw new Error(`${stillInFile} (${(error as Error).message})`);
      }
      const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
      if (busy) throw new Error(stillInLog);
    },

    async list() {
      return connection
        .open()
        .prepare(listQuery)
        .all()
        .map(toStoredMessage as (row: unknown) => ReturnType<typeof toStoredMessage>);
    },

    async takeDue(now, lease) {
      return inTransaction((database) => {
        const taken = database
          .prepare(
            `UPDATE outbox SET attempts = attempts + 1, next_attempt_at = ? WHERE message_id =
               (SELECT message_id FROM outbox JOIN messages ON id = message_id
                WHERE delivered_at IS NULL
                  AND (attempts = 0 OR next_attempt_at <= ? OR next_attempt_at > ? + ${longestBackoff})
                ORDER BY next_attempt_at LIMIT 1)
             RETURNING message_id`,
          )
          .get(now.getTime() + lease, now.getTime(), now.getTime() + lease);
        if (!taken) return undefined;
        const row = database
          .prepare(`SELECT m.*, o.* FROM messages m JOIN outbox o ON o.message_id = m.id WHERE m.id = ?`)
          .get(taken.message_id as string);
        return toDueMessage(row as unknown as DueRow);
      });
    },

    async markDelivered(id, at) {
      const change = 'UPDATE outbox SET delivered_at = ?, last_error = NULL WHERE message_id = ?';
      inTransaction((database) => database.prepare(change).run(at.getTime(), id));
    },

    async postpone(id, now, delay, reason, mailedTo) {
      const change = 'UPDATE outbox SET next_attempt_at = ?, last_error = ?, mailed_to = ? WHERE message_id = ?';
      inTransaction((database) => database.prepare(change).run(now.getTime() + delay, reason, mailedTo.join(), id));
    },

    async pending() {
      const oldest = connection.open().prepare(pendingQuery).get() as PendingRow | undefined;
      return {
        count: oldest?.count ?? 0,
        oldest: oldest && { id: oldest.id, since: new Date(oldest.since) },
      };
    },

    async check() {
      inTransaction((database) => {
        database.exec(insertNothing);
        database.prepare('INSERT OR REPLACE INTO trial VALUES (1, randomblob(?))').run(trialSize);
      });
    },

    async close() {
      connection.close();
    },
  };
}

/** Stores and queues a message unless we already have it. Returns its id. */
function addMessage(database: DatabaseSync, added: NewMessage): string {
  const { message, receivedAt, isSuspect, fingerprint, earlierFingerprint = fingerprint } = added;
  const known = database
    .prepare('SELECT id FROM messages WHERE fingerprint IN (?, ?)')
    .get(fingerprint, earlierFingerprint);
  if (known) return known.id as string;
  const id = randomUUID();
  addStored(database, { id, message, receivedAt, isSuspect, fingerprint, deliveredAt: null, mailedTo: [] });
  return id;
}

/** Stores and queues a message under its id. Returns false if we already have that id or fingerprint. */
function addStored(database: DatabaseSync, stored: StoredMessage): boolean {
  const { id, message, receivedAt, isSuspect, fingerprint, deliveredAt, problem, mailedTo } = stored;
  const time = receivedAt.getTime();
  const { changes } = database
    .prepare(`${insertMessage} VALUES (?, ?, ?, ?, ${fieldPlaceholders(() => '?')}) ON CONFLICT DO NOTHING`)
    .run(id, time, Number(isSuspect), fingerprint, ...fieldsOf(message));
  if (changes === 0) return false;
  database
    .prepare(
      'INSERT INTO outbox (message_id, next_attempt_at, delivered_at, last_error, mailed_to) VALUES (?, ?, ?, ?, ?)',
    )
    .run(id, time, deliveredAt?.getTime() ?? null, problem ?? null, mailedTo.join());
  return true;
}
