import { existsSync, readFileSync } from 'node:fs';
import { inputColumns, type MessageRow, toStoredMessage } from './rows.ts';
import { recordsOf, type SqliteRecord } from './sqlite-record.ts';
import type { StoredMessage } from './store.ts';

/** The sizes that our databases have. We do not trust what a damaged file says about itself. */
const pageSize = 4096;
const fileHeader = 100;
const logHeader = 32;
const frameHeader = 24;

/**
 * Reads every message that it can find in the database at `path` and in the write-ahead log next to it. It goes page by page and row by
 * row, so we lose only the damaged rows. If we cannot read to whom a message was mailed, we count it as not mailed.
 */
export function salvageMessages(path: string): StoredMessage[] {
  const { current, older } = readPages(path);
  const messages = new Map<string, MessageRow>();
  const delivered = new Map<string, number>();
  const mailed = new Map<string, string>();
  const pages = [...current].map(([number, page]) => ({ page, start: number === 1 ? fileHeader : 0 }));
  for (const { page, start } of [...pages, ...older.map((page) => ({ page, start: 0 }))]) {
    for (const record of recordsOf(page, start, (number) => current.get(number))) {
      const message = messageOf(record);
      if (message && !messages.has(message.id)) messages.set(message.id, message);
      // No other table has a number in this place.
      const [id, , , , at, to] = record;
      if (typeof id !== 'string') continue;
      if (typeof at === 'number') delivered.set(id, at);
      // A row of the outbox. An older version of it has fewer recipients.
      if (record.length === 6 && String(to).length > (mailed.get(id) ?? '').length) mailed.set(id, String(to));
    }
  }
  return [...messages.values()].map((row) => {
    const { id } = row;
    return toStoredMessage({ ...row, delivered_at: delivered.get(id) ?? null, mailed_to: mailed.get(id) ?? '' });
  });
}

/** The latest version of each page, by number, and earlier versions that are still in the log. */
function readPages(path: string): { current: Map<number, Buffer>; older: Buffer[] } {
  const file = readFileSync(path);
  const current = new Map<number, Buffer>();
  const older: Buffer[] = [];
  for (let number = 1; number * pageSize <= file.length; number++) {
    current.set(number, file.subarray((number - 1) * pageSize, number * pageSize));
  }
  const log = existsSync(`${path}-wal`) ? readFileSync(`${path}-wal`) : Buffer.alloc(0);
  for (let at = logHeader; at + frameHeader + pageSize <= log.length; at += frameHeader + pageSize) {
    const page = log.subarray(at + frameHeader, at + frameHeader + pageSize);
    // Frames with another salt are left over from an earlier use of the log.
    const isOfThisRound = log.subarray(at + 8, at + 16).equals(log.subarray(16, 24));
    if (isOfThisRound) current.set(log.readUInt32BE(at), page);
    else older.push(page);
  }
  return { current, older };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const numbers = ['received_at', 'is_suspect'];
const texts = ['first_name', 'last_name', 'email', 'phone', 'interest', 'message'];
const original = ['id', 'received_at', ...texts, 'is_suspect', 'fingerprint'];

/** The columns of the table in the order of the migrations. Rows from before a migration have only the first ones. */
const columns = [...new Set([...original, ...Object.values(inputColumns)])];

/** The message in a record, or undefined if the record is something else. */
function messageOf(record: SqliteRecord): MessageRow | undefined {
  if (record.length < original.length || record.length > columns.length) return undefined;
  const isOfItsType = (column: string, index: number) =>
    typeof record[index] === (numbers.includes(column) ? 'number' : 'string');
  if (!columns.slice(0, record.length).every(isOfItsType) || !uuid.test(String(record[0]))) return undefined;
  const row = Object.fromEntries(record.map((value, index) => [columns[index], value]));
  return { ...(row as unknown as MessageRow), delivered_at: null, last_error: null };
}
