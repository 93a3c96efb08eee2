import type { StoredMessage } from './store.ts';

const columns = [
  'id',
  'receivedAt',
  'firstName',
  'lastName',
  'email',
  'phone',
  'interest',
  'message',
  'deliveredAt',
  'possibleSpam',
] as const;

/** Messages as plain objects in the order of the columns; times in ISO 8601, `deliveredAt` null as long as no mail server has taken it. */
export function toExport(messages: StoredMessage[]) {
  return messages.map(({ id, receivedAt, message, deliveredAt, isSuspect }) => ({
    id,
    receivedAt: receivedAt.toISOString(),
    ...message,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    possibleSpam: isSuspect,
  }));
}

/** Messages as CSV (RFC 4180) with a heading, or nothing at all where there are none. A text that a spreadsheet would take for a formula begins with an apostrophe. */
export function toCsv(messages: StoredMessage[]): string {
  if (messages.length === 0) return '';
  const rows = toExport(messages).map((message) => columns.map((column) => cell(message[column])).join(','));
  return [columns.join(','), ...rows, ''].join('\r\n');
}

function cell(value: string | boolean | null): string {
  const text = String(value ?? '');
  const safe = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20|]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
