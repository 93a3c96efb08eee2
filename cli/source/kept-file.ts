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

/** Reads what earlier builds have kept. Empty if there is no file, or if it is broken (`broken-file`). */
export async function readKept<Entry>(
  root: string,
  { path, isEntry, says, otherwise }: KeptFile,
  report: Report = () => {},
): Promise<Record<string, Entry>> {
  if (!existsSync(join(root, path))) return {};
  try {
    const kept: unknown = JSON.parse(merged(await readFile(join(root, path), 'utf8')));
    if (isMap(kept) && Object.values(kept).every(isEntry)) return kept as Record<string, Entry>;
  } catch {
    // Reported below.
  }
  const message = `File "${path}", which ${says}, cannot be read.`;
  const hint = `Take it from version control again. If you delete it, ${otherwise}.`;
  report({ rule: 'broken-file', ...startOf(path), message, hint });
  return {};
}

/** The text of a file that Git may have merged. Of two lines for an entry, JSON takes the last, and the next build writes the right one. */
function merged(text: string): string {
  return text.replace(/^\ufeff|^([<=>|])\1{6}.*\n/gm, '').replace(/(?<=["}])\s*\n(?= ")/g, ',\n');
}

/**
 * Writes the file if its text changes, with a line for each entry, so that Git can merge it. Warns if the site's folder can only be read, as
 * in a container (`broken-file`).
 */
export async function writeKept(root: string, { path, says }: KeptFile, kept: object, report: Report): Promise<void> {
  const lines = Object.entries(kept).map(([name, entry]) => ` ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  const text = `{\n${lines.join(',\n')}\n}\n`;
  if (text === (await readFile(join(root, path), 'utf8').catch(() => undefined))) return;
  try {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await replaceFile(join(root, path), text);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    const message = `File "${path}", which ${says}, is out of date and cannot be written.`;
    const hint = 'Build where you may write to it, and commit it.';
    report({ rule: 'broken-file', severity: 'warning', ...startOf(path), message, hint });
  }
}
