import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMap } from '../../schemas/fact-map.ts';
import { replaceFile } from '../files/replace-file.ts';
import { type Report, startOf } from '../finding.ts';

/** What a build keeps for later builds, in a file that belongs in version control. Its path is relative to the site. */
interface KeptFile {
  path: string;
  /** False for an entry in another form, which somebody has written by hand. */
  isEntry(entry: unknown): boolean;
  /** What is in it, for messages: "says since when each page is as it is". */
  says: string;
  /** What happens without it. */
  otherwise: string;
}

/** Reads what earlier builds have kept. Empty if there is no file, or if it is broken (`broken-file`), as after a bad merge. */
export async function readKept<Entry>(
  root: string,
  { path, isEntry, says, otherwise }: KeptFile,
  report: Report = () => {},
): Promise<Record<string, Entry>> {
  if (!existsSync(join(root, path))) return {};
  try {
    const kept: unknown = JSON.parse(await readFile(join(root, path), 'utf8'));
    if (isMap(kept) && Object.values(kept).every(isEntry)) return kept as Record<string, Entry>;
  } catch {
    // Reported below.
  }
  const message = `File "${path}", which ${says}, cannot be read.`;
  const hint = `Take it from version control again. If you delete it, ${otherwise}.`;
  report({ rule: 'broken-file', ...startOf(path), message, hint });
  return {};
}

/** Writes the file if its contents have changed. */
export async function writeKept(root: string, { path }: KeptFile, known: object, kept: object): Promise<void> {
  if (JSON.stringify(known) === JSON.stringify(kept)) return;
  await mkdir(dirname(join(root, path)), { recursive: true });
  await replaceFile(join(root, path), `${JSON.stringify(kept, null, 1)}\n`);
}
