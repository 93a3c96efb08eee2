import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { recordName, stampName } from '../../cli/publish/site-record.ts';

/**
 * Names of the files in which the site in `built` is not that in `clean`. Files that are kept from earlier builds for visitors who still
 * ask for them are no difference, nor is what a build notes down for the next.
 * @param isCompared chooses files by their place in the list, where all are too many
 */
export function differences(built: string, clean: string, isCompared: (at: number) => boolean = () => true): string[] {
  const names = readdirSync(clean, { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== recordName && name !== stampName && statSync(join(clean, name)).isFile())
    .sort()
    .filter((_, at) => isCompared(at));
  return names.filter((name) => !isSame(join(built, name), join(clean, name))).concat(extraPages(built, clean));
}

/** Pages are never kept: what opens them is to learn that they have gone. */
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
