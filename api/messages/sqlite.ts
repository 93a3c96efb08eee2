import { randomUUID } from 'node:crypto';
import { type MessageRow, messageColumns, toDueMessage, toStoredMessage } from './rows.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { type MessageStore, type NewMessage, StoreUnavailable } from './store.ts';

interface Waiting {
  message: NewMessage;
  resolve(id: string): void;
  reject(error: StoreUnavailable): void;
}

/** A store in one file of SQLite at `path`. */
export function openSqliteStore(path: string): MessageStore {
  const { database, isInPlace } = openSqliteFile(path);
  const findMessage = database.prepare('SELECT id FROM messages WHERE fingerprint IN (?, ?)');
  const addMessage = database.prepare('INSERT INTO messages VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const addToOutbox = database.prepare('INSERT INTO outbox (message_id, next_attempt_at) VALUES (?, ?)');
  let waiting: Waiting[] = [];

  const addOne = ({ message, receivedAt, isSuspect, fingerprint, earlierFingerprint }: NewMessage): string => {
    const known = findMessage.get(fingerprint, earlierFingerprint ?? fingerprint);
    if (known) return known.id as string;
    const id = randomUUID();
    const { firstName, lastName, email, phone, interest, message: text } = message;
    const time = receivedAt.getTime();
    addMessage.run(id, time, firstName, lastName, email, phone, interest, text, Number(isSuspect), fingerprint);
    addToOutbox.run(id, time);
    return id;
  };

  /** All that came in since the last one in one transaction, because the wait for the disk is the same for one as for many. */
  const addWaiting = (): void => {
    const batch = waiting;
    waiting = [];
    try {
      if (!isInPlace()) throw new Error('The database file is gone');
      const ids = inTransaction(() => batch.map(({ message }) => addOne(message)));
      batch.forEach(({ resolve }, index) => {
        resolve(ids[index] as string);
      });
    } catch (error) {
      for (const { reject } of batch) reject(new StoreUnavailable(error));
    }
  };

  const inTransaction = <T>(work: () => T): T => {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };

  return {
    name: path,

    add: (message) =>
      new Promise((resolve, reject) => {
        if (waiting.push({ message, resolve, reject }) === 1) setImmediate(addWaiting);
      }),

    async list() {
      const rows = database
        .prepare(
          `SELECT ${messageColumns} FROM messages m JOIN outbox o ON o.message_id = m.id ORDER BY m.received_at, m.id`,
        )
        .all();
      return rows.map((row) => toStoredMessage(row as unknown as MessageRow));
    },

    async takeDue(now, until) {
      return inTransaction(() => {
        const taken = database
          .prepare(
            `UPDATE outbox SET attempts = attempts + 1, next_attempt_at = ? WHERE message_id =
               (SELECT message_id FROM outbox WHERE delivered_at IS NULL AND next_attempt_at <= ?
                ORDER BY next_attempt_at LIMIT 1)
             RETURNING message_id`,
          )
          .get(until.getTime(), now.getTime());
        if (!taken) return undefined;
        const row = database
          .prepare(
            `SELECT ${messageColumns}, o.attempts FROM messages m JOIN outbox o ON o.message_id = m.id WHERE m.id = ?`,
          )
          .get(taken.message_id as string);
        return toDueMessage(row as unknown as MessageRow & { attempts: number });
      });
    },

    async markDelivered(id, at) {
      database
        .prepare('UPDATE outbox SET delivered_at = ?, last_error = NULL WHERE message_id = ?')
        .run(at.getTime(), id);
    },

    async postpone(id, at, reason) {
      database
        .prepare('UPDATE outbox SET next_attempt_at = ?, last_error = ? WHERE message_id = ?')
        .run(at.getTime(), reason, id);
    },

    async pending() {
      const row = database
        .prepare(
          `SELECT count(*) AS count, min(m.received_at) AS since
           FROM outbox o JOIN messages m ON m.id = o.message_id WHERE o.delivered_at IS NULL`,
        )
        .get() as { count: number; since: number | null };
      return { count: row.count, since: row.since === null ? null : new Date(row.since) };
    },

    async check() {
      if (!isInPlace()) throw new StoreUnavailable(new Error('The database file is gone'));
      inTransaction(() => {});
    },

    async close() {
      if (waiting.length > 0) addWaiting();
      database.close();
    },
  };
}
