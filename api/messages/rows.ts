import type { ContactMessage } from '../../schemas/generated/contact-message.js';
import type { DueMessage, StoredMessage } from './store.ts';

/** A row as both databases answer it: a time is a number of milliseconds in one and a Date in the other. */
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
  delivered_at: number | Date | null;
}

/** Columns of a stored message, for `messages m JOIN outbox o`. */
export const messageColumns =
  'm.id, m.received_at, m.first_name, m.last_name, m.email, m.phone, m.interest, m.message, m.is_suspect, o.delivered_at';

export function toStoredMessage(row: MessageRow): StoredMessage {
  const { id, first_name: firstName, last_name: lastName, email, phone, interest, message } = row;
  return {
    id,
    receivedAt: new Date(row.received_at),
    message: { firstName, lastName, email, phone, interest, message },
    isSuspect: Boolean(row.is_suspect),
    deliveredAt: row.delivered_at === null ? null : new Date(row.delivered_at),
  };
}

export function toDueMessage(row: MessageRow & { attempts: number }): DueMessage {
  return { ...toStoredMessage(row), attempts: row.attempts };
}
