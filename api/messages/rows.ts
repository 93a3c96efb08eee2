import type { ContactMessage } from '../../schemas/generated/contact-message.js';
import type { DueMessage, StoredMessage } from './store.ts';

/**
 * The column of each field of the form. A field that is missing here is a type error. Fields that came with migrations are in the order of
 * these, since `salvage` knows a column by its place.
 */
export const inputColumns = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  interest: 'interest',
  message: 'message',
} as const satisfies Record<keyof ContactMessage, string>;

type InputRow = Record<(typeof inputColumns)[keyof typeof inputColumns], string>;

/**
 * A row from either database. A time is a number of milliseconds in SQLite and a Date in Postgres. An old store or backup that we only
 * read does not have the columns of later migrations.
 */
export interface MessageRow extends Partial<InputRow> {
  id: string;
  received_at: number | Date;
  is_suspect: number | boolean;
  fingerprint: string;
  delivered_at: number | Date | null;
  last_error: string | null;
  /** Email addresses with commas between them. */
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

const columns = `id, received_at, is_suspect, fingerprint, ${Object.values(inputColumns).join(', ')}`;

/** The start of a statement that adds a message. The values of `fieldsOf` come last. */
export const insertMessage = `INSERT INTO messages (${columns})`;

/** Adds no message, but fails if one could not be added, for lack of a column too. */
export const insertNothing = `${insertMessage} SELECT ${columns} FROM messages WHERE false`;

/** The placeholders of `fieldsOf` in a statement, each as `placeholder` writes it, counted from 0. */
export function fieldPlaceholders(placeholder: (index: number) => string): string {
  return Object.keys(inputColumns)
    .map((_, index) => placeholder(index))
    .join(', ');
}

/** The visitor's input in the order of `insertMessage`. */
export function fieldsOf(input: ContactMessage): string[] {
  return Object.keys(inputColumns).map((field) => input[field as keyof ContactMessage]);
}

export function toStoredMessage(row: MessageRow): StoredMessage {
  const input = Object.entries(inputColumns).map(([field, column]) => [field, row[column as keyof InputRow] ?? '']);
  return {
    id: row.id,
    receivedAt: new Date(row.received_at),
    message: Object.fromEntries(input) as ContactMessage,
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
