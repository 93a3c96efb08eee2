import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { codeHash, hashOf } from '../files/source-hash.ts';
import { cacheFile } from './cache.ts';

/** What one run leaves for the next. Whatever is in it can be made again: it may be lost at any time, and is never wrong. */
export type Memory = ReturnType<typeof openMemory>;

/** Size in bytes past which we drop what has not been used for the longest time. */
const most = 1024 * 1024 * 1024;

/** How many entries we collect before we write them to the file: those of a few hundred pages, so that it costs no more memory for a large site. */
const batch = 2000;

/** Seconds for which a run waits for another one that is writing. */
const patience = 3;

const today = () => Math.floor(Date.now() / 86_400_000);

type Row = { value: Uint8Array; sum: number; used: number };

/** The memory of this code. A file that is spoiled, or that cannot be opened, counts as empty and is thrown away. */
export function openMemory() {
  const path = cacheFile('memory.sqlite');
  let file = open(path);
  const added = new Map<string, Buffer>();
  const used: string[] = [];

  /** If the file fails, we lose what is in it and nothing else. */
  const tried = <Result>(work: (file: OpenFile) => Result): Result | undefined => {
    try {
      return file && work(file);
    } catch (error) {
      file = isBusy(error) ? file : begin(path, file);
      return undefined;
    }
  };
  const memory = {
    /**
     * The value that a step made of the same inputs with the same code before; undefined where none is known.
     * @param inputs all that the value depends on besides the code, as JSON
     */
    recall<Value>(step: string, inputs: unknown): Value | undefined {
      const key = keyOf(step, inputs);
      const fresh = added.get(key);
      if (fresh) return JSON.parse(fresh.toString()) as Value;
      const row = tried(({ select }) => select.get(key) as Row | undefined);
      if (!row || crc32(row.value) !== row.sum) return undefined;
      if (row.used < today()) used.push(key);
      return JSON.parse(Buffer.from(row.value).toString()) as Value;
    },
    /** @param value as JSON */
    keep(step: string, inputs: unknown, value: unknown): void {
      added.set(keyOf(step, inputs), Buffer.from(JSON.stringify(value)));
      if (added.size >= batch) memory.save();
    },
    remember<Value>(step: string, inputs: unknown, make: () => Value): Value {
      const known = memory.recall<{ value: Value }>(step, inputs);
      if (known) return known.value;
      const value = make();
      memory.keep(step, inputs, { value });
      return value;
    },
    save(): void {
      if (added.size + used.length > 0) tried((open) => write(open, added, used));
      added.clear();
      used.length = 0;
    },
  };
  return memory;
}

const keyOf = (step: string, inputs: unknown) => hashOf([codeHash(), step, inputs]);

type OpenFile = ReturnType<typeof openFile>;

function open(path: string): OpenFile | undefined {
  try {
    return openFile(path);
  } catch (error) {
    return isBusy(error) ? undefined : begin(path, undefined);
  }
}

/** An empty file in the place of one that is spoiled. */
function begin(path: string, spoiled: OpenFile | undefined): OpenFile | undefined {
  try {
    spoiled?.database.close();
    rmSync(path, { force: true });
    return openFile(path);
  } catch {
    return undefined;
  }
}

function openFile(path: string) {
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: patience * 1000 });
  database.exec(`PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF;
    CREATE TABLE IF NOT EXISTS entries (key TEXT PRIMARY KEY, value BLOB, sum INTEGER, used INTEGER)`);
  return { database, select: database.prepare('SELECT value, sum, used FROM entries WHERE key = ?') };
}

function isBusy(error: unknown): boolean {
  return [5, 6].includes((error as { errcode?: number }).errcode ?? 0);
}

function write({ database }: OpenFile, added: ReadonlyMap<string, Buffer>, used: readonly string[]): void {
  const insert = database.prepare('INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?)');
  const touch = database.prepare('UPDATE entries SET used = ? WHERE key = ?');
  database.exec('BEGIN IMMEDIATE');
  for (const [key, value] of added) insert.run(key, value, crc32(value), today());
  for (const key of used) touch.run(today(), key);
  database.exec('COMMIT');
  const size = statSync(database.location() ?? '').size;
  if (size < most) return;
  // A day at a time, the oldest first; of a single day, everything.
  database.exec('DELETE FROM entries WHERE used = (SELECT min(used) FROM entries); VACUUM');
}
