import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../package-root.ts';

const folders = ['renderer', 'schemas/generated'];
const files = ['package-lock.json', 'vite.config.ts'];

/** A hash over everything that the renderer is built from. */
export async function sourceHash(): Promise<string> {
  const inFolders = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(join(packageRoot, folder), { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.schema.json'))
        .map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  const names = [...files.map((file) => join(packageRoot, file)), ...inFolders.flat()].sort();
  const hash = createHash('sha256').update(process.version);
  const contents = await Promise.all(names.map((name) => readFile(name)));
  for (const [index, content] of contents.entries()) hash.update(`\0${names[index]}\0`).update(content);
  return hash.digest('hex').slice(0, 16);
}
