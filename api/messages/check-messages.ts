import { ForeignFile, openSqliteReader } from './sqlite-reader.ts';

/**
 * The problems that SQLite finds in the database at `path`, one line each. Empty if it is fine or does not exist.
 * @throws ForeignFile if it is none of ours
 */
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
    if (error instanceof ForeignFile) throw error;
    return [(error as Error).message];
  }
}
