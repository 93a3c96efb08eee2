import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Names of all files in a folder and below it, relative to it, with `/`; none where there is no such folder. */
export function filesBelow(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.map((path) => path.slice(folder.length + 1).replaceAll('\\', '/'));
}
