import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { codeHash, hashOf } from '../files/source-hash.ts';
import { cacheFile } from './cache.ts';

/** Results that one run keeps for the next. We can compute them all again, so losing them is fine at any time, but they are never wrong. */
export type Memory = ReturnType<typeof openMemory>;

/** Above this size in bytes, we drop the entries that nobody has used for the longest time. */
const most = 1024 * 1024 * 1024;

/** How many entries we collect before we write them: those of a few hundred pages, so a large site takes no more memory. */
const batch = 2000;

/** Seconds to wait for another run that is writing. */
const patience = 3;

const today = () => Math.floor(Date.now() / 86_400_000);

/** Opens the memory. If the file is corrupt, we delete it and start empty. If another process has locked it, we work without it. */
export function openMemory() {
  const path = cacheFile('memory.sqlite');
  let file = open(path);
  const added = new Map<string, string>();
  const used: string[] = [];

  /** If the file fails, we lose only what is in it. */
  const tried = <Result>(work: (file: OpenFile) => Result): Result | undefined => {
    try {
      return file && work(file);
    } catch (error) {
      if (isBusy(error)) return undefined;
      file?.database.close();
      file = open(path, true);
      return undefined;
    }
  };
  const memory = {
    /**
     * The value that this step computed earlier from the same inputs with the same code; undefined if we have none.
     * @param inputs everything besides the code that the value depends on, as JSON
     */
    recall<Value>(step: string, inputs: unknown): Value | undefined {
      const key = keyOf(step, inputs);
      const fresh = added.get(key);
      if (fresh) return JSON.parse(fresh) as Value;
      return tried(({ select }) => {
        const row = select.get(key) as { value: string; sum: number; used: number } | undefined;
        if (!row || crc32(row.value) !== row.sum) return undefined;
        if (row.used < today()) used.push(key);
        return JSON.parse(row.value) as Value;
      });
    },
    /** @param value as JSON */
    keep(step: string, inputs: unknown, value: unknown): void {
      added.set(keyOf(step, inputs), JSON.stringify(value));
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

/** @param isAnew begins with an empty file, as we do if the one that is there is corrupt */
function open(path: string, isAnew = false): OpenFile | undefined {
  try {
    if (isAnew) rmSync(path, { force: true });
    return openFile(path);
  } catch (error) {
    return isAnew || isBusy(error) ? undefined : open(path, true);
  }
}

function openFile(path: string) {
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: patience * 1000 });
  database.exec(`PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF;
    CREATE TABLE IF NOT EXISTS entries (key TEXT PRIMARY KEY, value TEXT, sum INTEGER, used INTEGER)`);
  return { database, select: database.prepare('SELECT value, sum, used FROM entries WHERE key = ?') };
}

function isBusy(error: unknown): boolean {
  return [5, 6].includes((error as { errcode?: number }).errcode ?? 0);
}

function write({ database }: OpenFile, added: ReadonlyMap<string, string>, used: readonly string[]): void {
  const insert = database.prepare('INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?)');
  const touch = database.prepare('UPDATE entries SET used = ? WHERE key = ?');
  database.exec('BEGIN IMMEDIATE');
  for (const [key, value] of added) insert.run(key, value, crc32(value), today());
  for (const key of used) touch.run(today(), key);
  database.exec('COMMIT');
  const { size } = statSync(database.location() ?? '');
  // If all entries are from one day, this deletes everything.
  if (size > most) database.exec('DELETE FROM entries WHERE used = (SELECT min(used) FROM entries); VACUUM');
}
