import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a built site that visitors can request, each with a hash of its content. */
export function treeOf(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !/(^|\/)\./.test(name));
  return new Map(names.map((name) => [name, hashOf(readFileSync(join(folder, name)))]));
}

/** Whether a folder has every file of a site with the same content. It can have more: files that earlier builds left for open pages. */
export function holds(found: Map<string, string>, site: Map<string, string>): boolean {
  return [...site].every(([name, hash]) => found.get(name) === hash);
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
