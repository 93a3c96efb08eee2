import { existsSync, readFileSync } from 'node:fs';
import { toStoredMessage } from './rows.ts';
import { recordsOf, type SqliteRecord } from './sqlite-record.ts';
import type { StoredMessage } from './store.ts';

/** Of a database as this server makes it; what a damaged file says of itself is not believed. */
const pageSize = 4096;
const fileHeader = 100;
const logHeader = 32;
const frameHeader = 24;

/**
 * Every message that can be read of the database at `path` and of the log of writes beside it, page by page and row by row, so that
 * damage costs what it hit alone. A message whose delivery cannot be read counts as not delivered.
 */
export function salvageMessages(path: string): StoredMessage[] {
  const { current, older } = readPages(path);
  const messages = new Map<string, StoredMessage>();
  const delivered = new Map<string, number>();
  const pages = [...current].map(([number, page]) => ({ page, start: number === 1 ? fileHeader : 0 }));
  for (const { page, start } of [...pages, ...older.map((page) => ({ page, start: 0 }))]) {
    for (const record of recordsOf(page, start, (number) => current.get(number))) {
      const message = messageOf(record);
      if (message && !messages.has(message.id)) messages.set(message.id, message);
      const [id, , , , at] = record;
      if (record.length === 5 && typeof id === 'string' && typeof at === 'number') delivered.set(id, at);
    }
  }
  const byTime = (a: StoredMessage, b: StoredMessage) => a.receivedAt.getTime() - b.receivedAt.getTime();
  return [...messages.values()]
    .map((message) => {
      const at = delivered.get(message.id);
      return { ...message, deliveredAt: at === undefined ? null : new Date(at) };
    })
    .sort(byTime);
}

/** The pages as they were last written, by number, and earlier writes of them that are still in the log. */
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
    // What follows a frame with another salt was left by an earlier round of the log.
    const isOfThisRound = log.subarray(at + 8, at + 16).equals(log.subarray(16, 24));
    if (isOfThisRound) current.set(log.readUInt32BE(at), page);
    else older.push(page);
  }
  return { current, older };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The message that a record is, or undefined if it is something else. */
function messageOf(record: SqliteRecord): StoredMessage | undefined {
  const [id, received, firstName, lastName, email, phone, interest, message, isSuspect, fingerprint] = record;
  const texts = [firstName, lastName, email, phone, interest, message, fingerprint];
  const isMessage = typeof id === 'string' && uuid.test(id) && texts.every((text) => typeof text === 'string');
  if (record.length !== 10 || !isMessage || typeof received !== 'number') return undefined;
  return toStoredMessage({
    id,
    received_at: received,
    first_name: firstName as string,
    last_name: lastName as string,
    email: email as string,
    phone: phone as string,
    interest: interest as 'general',
    message: message as string,
    is_suspect: isSuspect as number,
    fingerprint: fingerprint as string,
    delivered_at: null,
  });
}
