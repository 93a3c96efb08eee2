import { openSqliteReader } from './sqlite-reader.ts';

/** What is wrong with the database at `path`, each in a sentence of SQLite's; nothing where it is sound or where there is none. */
export function findDamage(path: string): string[] {
  try {
    const database = openSqliteReader(path);
    try {
      const rows = (database?.prepare('PRAGMA integrity_check').all() ?? []) as { integrity_check: string }[];
      return rows.map(({ integrity_check: line }) => line).filter((line) => line !== 'ok');
    } finally {
      database?.close();
    }
  } catch (error) {
    return [(error as Error).message];
  }
}
