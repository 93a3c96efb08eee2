import type { StoredMessage } from './store.ts';

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

/** A message as text for a terminal. */
export function toText({ id, receivedAt, message, isSuspect, deliveredAt, problem }: StoredMessage): string {
  const { firstName, lastName, interest, message: text, ...rest } = message;
  const state = deliveredAt ? `mailed ${deliveredAt.toISOString()}` : `not mailed${problem ? ` (${problem})` : ''}`;
  return [
    `${receivedAt.toISOString()}  ${interest}  ${state}${isSuspect ? '  possible spam' : ''}`,
    `  ${firstName} ${lastName}  ${Object.values(rest).join('  ')}  (${id})`,
    // These signs would make a terminal write from right to left.
    ...text
      .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
      .split('\n')
      .map((line) => `  > ${line}`),
    '',
  ].join('\n');
}

/** Tells Excel that a file is UTF-8. Without it, Zoë is "ZoÃ«" there. */
const byteOrderMark = '\uFEFF';

/** CSV (RFC 4180) with a header, or '' without messages. A leading apostrophe keeps spreadsheets from running text as a formula. */
export function toCsv(messages: StoredMessage[]): string {
  const exported = toExport(messages);
  if (!exported[0]) return '';
  const rows = exported.map((message) => Object.values(message).map(cell).join(','));
  return byteOrderMark + [Object.keys(exported[0]).join(','), ...rows, ''].join('\r\n');
}

function cell(value: string | boolean | null): string {
  const text = String(value ?? '');
  const safe = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20|]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
