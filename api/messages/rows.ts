import type { ContactMessage } from '../../schemas/generated/contact-message.js';
import type { DueMessage, StoredMessage } from './store.ts';

/** A row from either database. A time is a number of milliseconds in SQLite and a Date in Postgres. */
export interface MessageRow {
  id: string;
  received_at: number | Date;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  interest: ContactMessage['interest'];
  message: string;
  is_suspect: number | boolean;
  fingerprint: string;
  delivered_at: number | Date | null;
  last_error: string | null;
  /** Email addresses with commas between them. An old store that we only read does not have this column. */
  mailed_to?: string;
}

export interface DueRow extends MessageRow {
  attempts: number;
}

/** All messages, oldest first. */
export const listQuery =
  'SELECT m.*, o.* FROM messages m JOIN outbox o ON o.message_id = m.id ORDER BY m.received_at, m.id';

/** The oldest undelivered message, and how many there are. */
export const pendingQuery = `SELECT m.id, m.received_at AS since, CAST(count(*) OVER () AS integer) AS count
  FROM outbox o JOIN messages m ON m.id = o.message_id WHERE o.delivered_at IS NULL ORDER BY m.received_at LIMIT 1`;

/** The start of a statement that adds a message, with the values of `fieldsOf` in the middle. */
export const insertMessage = `INSERT INTO messages
  (id, received_at, first_name, last_name, email, phone, interest, message, is_suspect, fingerprint)`;

/** The visitor's input in the order of `insertMessage`. A field of the form that is missing here is a type error. */
export function fieldsOf(input: ContactMessage): string[] {
  const { firstName, lastName, email, phone, interest, message, ...forgotten } = input;
  forgotten satisfies Record<string, never>;
  return [firstName, lastName, email, phone, interest, message];
}

export function toStoredMessage(row: MessageRow): StoredMessage {
  const { id, first_name: firstName, last_name: lastName, email, phone, interest, message } = row;
  return {
    id,
    receivedAt: new Date(row.received_at),
    message: { firstName, lastName, email, phone, interest, message } satisfies Required<ContactMessage>,
    isSuspect: Boolean(row.is_suspect),
    fingerprint: row.fingerprint,
    deliveredAt: row.delivered_at === null ? null : new Date(row.delivered_at),
    mailedTo: (row.mailed_to ?? '').split(',').filter(Boolean),
    problem: row.last_error ?? undefined,
  };
}

export function toDueMessage(row: DueRow): DueMessage {
  return { ...toStoredMessage(row), attempts: row.attempts };
}
