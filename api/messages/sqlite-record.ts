/** One row as SQLite stores it on a page: the values in column order, the key first. */
export type SqliteRecord = (string | number | null | Buffer)[];

/** Looks up an overflow page by its number. */
type PageReader = (number: number) => Buffer | undefined;

const smallestHeader = 8;
const interior = 0x02;
const leaf = 0x0a;

/**
 * Yields every readable record from a page of an index or of a WITHOUT ROWID table, however damaged the rest of the file is. See
 * https://www.sqlite.org/fileformat2.html#b_tree_pages
 * @param start where the page's own header starts: the first page has the 100-byte file header before it
 */
export function* recordsOf(page: Buffer, start: number, pageOf: PageReader): Generator<SqliteRecord> {
  const kind = page[start];
  if (kind !== leaf && kind !== interior) return;
  const pointers = start + smallestHeader + (kind === interior ? 4 : 0);
  for (let cell = 0; cell < page.readUInt16BE(start + 3); cell++) {
    try {
      const offset = page.readUInt16BE(pointers + 2 * cell) + (kind === interior ? 4 : 0);
      yield readRecord(payloadAt(page, offset, pageOf));
    } catch (error) {
      // The cell points past the page's end, or is not a valid record.
      if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
    }
  }
}

/** The whole payload of a cell, including its overflow pages. */
function payloadAt(page: Buffer, offset: number, pageOf: PageReader): Buffer {
  const [size, begin] = readVarint(page, offset);
  const most = Math.floor(((page.length - 12) * 64) / 255) - 23;
  const least = Math.floor(((page.length - 12) * 32) / 255) - 23;
  if (size <= most) return page.subarray(begin, begin + size);
  const here = least + ((size - least) % (page.length - 4));
  const local = here <= most ? here : least;
  const parts = [page.subarray(begin, begin + local)];
  let next = page.readUInt32BE(begin + local);
  for (let left = size - local; left > 0; ) {
    const following = pageOf(next);
    if (!following) throw new RangeError('The record goes on in a page that there is not');
    parts.push(following.subarray(4, 4 + Math.min(left, page.length - 4)));
    left -= page.length - 4;
    next = following.readUInt32BE(0);
  }
  return Buffer.concat(parts);
}

function readRecord(payload: Buffer): SqliteRecord {
  const [headerSize, start] = readVarint(payload, 0);
  const values: SqliteRecord = [];
  let position = headerSize;
  for (let at = start; at < headerSize; ) {
    const [type, next] = readVarint(payload, at);
    at = next;
    const size = type < 12 ? ([0, 1, 2, 3, 4, 6, 8, 8, 0, 0][type] ?? 0) : Math.floor((type - 12) / 2);
    if (position + size > payload.length) throw new RangeError('The record is longer than what there is of it');
    values.push(readValue(payload.subarray(position, position + size), type));
    position += size;
  }
  return values;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function readValue(bytes: Buffer, type: number): SqliteRecord[number] {
  if (type === 0) return null;
  if (type >= 12) return type % 2 === 1 ? utf8.decode(bytes) : bytes;
  if (type === 7) return bytes.readDoubleBE();
  if (type >= 8) return type - 8;
  return bytes.length === 8 ? Number(bytes.readBigInt64BE()) : bytes.readIntBE(0, bytes.length);
}

/** Reads a varint of one to nine bytes. `next` is the offset after it. */
function readVarint(bytes: Buffer, offset: number): [value: number, next: number] {
  let value = 0n;
  for (let index = 0; index < 9; index++) {
    const byte = bytes.readUInt8(offset + index);
    if (index === 8) return [Number((value << 8n) | BigInt(byte)), offset + 9];
    value = (value << 7n) | BigInt(byte & 0x7f);
    if (byte < 0x80) return [Number(value), offset + index + 1];
  }
  throw new RangeError('A number has at most nine bytes');
}
