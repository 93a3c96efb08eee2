import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Names of all files in a folder and below it, relative to it, with `/`; none where there is no such folder. */
export function filesBelow(folder: string): string[] {
  return existsSync(folder) ? namesIn(folder, '') : [];
}

// Node's own way through all folders looks at each file on the disk.
function namesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return namesIn(root, `${folder}${entry.name}/`);
    return entry.isFile() ? [folder + entry.name] : [];
  });
}
