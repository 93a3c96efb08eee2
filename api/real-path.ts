import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The path with its links followed. What is not there yet has none. */
export function realPathOf(path: string): string {
  return existsSync(path) ? realpathSync(path) : join(realPathOf(dirname(path)), basename(path));
}
