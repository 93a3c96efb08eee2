import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Replaces text in a file of a site; fails if the text is not there. */
export function edit(root: string, file: string, from: RegExp | string, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const stands = typeof from === 'string' ? text.includes(from) : from.test(text);
  if (!stands) throw new Error(`${file} has no ${from}.`);
  writeFileSync(path, text.replace(from, to));
}
