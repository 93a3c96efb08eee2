import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Replaces what stands in a file of a site; fails where it does not stand there. */
export function edit(root: string, file: string, from: RegExp | string, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const stands = typeof from === 'string' ? text.includes(from) : from.test(text);
  if (!stands) throw new Error(`${file} has no ${from}.`);
  writeFileSync(path, text.replace(from, to));
}
