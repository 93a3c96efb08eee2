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
] as const;

/** One message as it is exported; times in ISO 8601, `deliveredAt` null as long as no mail server has taken it. */
type ExportedMessage = Record<Exclude<(typeof columns)[number], 'deliveredAt'>, string> & {
  deliveredAt: string | null;
};

/** Messages as a list of plain objects in the order of the columns. */
export function toExport(messages: StoredMessage[]): ExportedMessage[] {
  return messages.map(({ id, receivedAt, message, deliveredAt }) => ({
    id,
    receivedAt: receivedAt.toISOString(),
    ...message,
    deliveredAt: deliveredAt?.toISOString() ?? null,
  }));
}

/** Messages as CSV (RFC 4180) with a heading, or nothing at all where there are none. A text that a spreadsheet would take for a formula begins with an apostrophe. */
export function toCsv(messages: StoredMessage[]): string {
  if (messages.length === 0) return '';
  const rows = toExport(messages).map((message) => columns.map((column) => cell(message[column] ?? '')).join(','));
  return [columns.join(','), ...rows, ''].join('\r\n');
}

function cell(text: string): string {
  const safe = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20|]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
