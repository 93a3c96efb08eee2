import { join } from 'node:path';
import pico from 'picocolors';
import { replaceFile } from '../files/replace-file.ts';
import type { ChangedFile } from './text-edits.ts';

/** Writes the changed files, unless `isDry`, and prints each changed line. Returns true when anything was written. */
export async function writeChanges(
  root: string,
  changes: readonly ChangedFile[],
  isDry = false,
  stream: NodeJS.WritableStream = process.stdout,
): Promise<boolean> {
  // Colors are for a person at a terminal, whatever the environment says.
  const color = pico.createColors(Boolean(process.stdout.isTTY) && pico.isColorSupported);
  const changed = changes.filter(({ lines }) => lines.length > 0);
  for (const { file, text, lines } of changed) {
    if (!isDry) await replaceFile(join(root, file), text);
    for (const { line, before, after } of lines) {
      if (before !== undefined) stream.write(`${file}:${line} ${color.red(`- ${before}`)}\n`);
      stream.write(`${file}:${line} ${color.green(`+ ${after}`)}\n`);
    }
  }
  return changed.length > 0 && !isDry;
}
