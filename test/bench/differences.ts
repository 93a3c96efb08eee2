import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { recordName } from '../../cli/publish/site-record.ts';

/**
 * Names of the files that differ between the sites in `built` and `clean`. Files that a build keeps for earlier visitors do not
 * count, and neither do a build's notes for the next build.
 * @param isCompared picks files by their index, if comparing all would take too long
 */
export function differences(built: string, clean: string, isCompared: (at: number) => boolean = () => true): string[] {
  const names = readdirSync(clean, { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== recordName && statSync(join(clean, name)).isFile())
    .sort()
    .filter((_, at) => isCompared(at));
  return names.filter((name) => !isSame(join(built, name), join(clean, name))).concat(extraPages(built, clean));
}

/** Pages are never kept, because visitors must learn that a page is gone. */
function extraPages(built: string, clean: string): string[] {
  const pages = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const known = new Set(pages(clean));
  return pages(built).filter((name) => !known.has(name));
}

function isSame(path: string, cleanPath: string): boolean {
  try {
    return readFileSync(path).equals(readFileSync(cleanPath));
  } catch {
    return false;
  }
}
