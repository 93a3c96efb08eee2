import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMap } from '../../schemas/fact-map.ts';
import { replaceFile } from '../files/replace-file.ts';
import { type Report, startOf } from '../finding.ts';

/** What a build keeps for later builds, in a file that belongs in version control. Its path is relative to the site. */
interface KeptFile {
  path: string;
  /** What is in it, for messages: "says since when each page is as it is". */
  says: string;
  /** What happens without it. */
  otherwise: string;
}

/** Reads what earlier builds have kept. Empty if there is no file, or if it is broken (`broken-file`), as after a bad merge. */
export async function readKept<Entry>(
  root: string,
  { path, says, otherwise }: KeptFile,
  report: Report = () => {},
): Promise<Record<string, Entry>> {
  const text = await readFile(join(root, path), 'utf8').catch(() => '{}');
  try {
    const kept: unknown = JSON.parse(text);
    if (isMap(kept)) return kept as Record<string, Entry>;
  } catch {
    // Reported below.
  }
  const message = `File "${path}", which ${says}, cannot be read as a JSON object.`;
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
