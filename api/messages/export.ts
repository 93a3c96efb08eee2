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

/** Messages as plain objects, keys in column order. Times are ISO 8601; `deliveredAt` is null before a mail server accepts it. */
export function toExport(messages: StoredMessage[]) {
  return messages.map(({ id, receivedAt, message, deliveredAt, isSuspect }) => ({
    id,
    receivedAt: receivedAt.toISOString(),
    ...message,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    possibleSpam: isSuspect,
  }));
}

/** CSV (RFC 4180) with a header, or '' without messages. A leading apostrophe keeps spreadsheets from running text as a formula. */
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
