import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pico from 'picocolors';
import { type Format, type RunResult, runResult } from './run-result.ts';

const folder = join(import.meta.dirname, 'formats');

/** Names of the formats, from the folder. */
export const formatNames = readdirSync(folder).map((name) => name.slice(0, -'.ts'.length));

/**
 * Prints a result to standard output in a format.
 * @returns the exit code that the result stands for: 0 clean, 1 with findings of severity error
 */
export async function printResult(result: RunResult, format: string): Promise<0 | 1> {
  const print = ((await import(join(folder, `${format}.ts`))) as { default: Format }).default;
  const full = runResult(result);
  process.stdout.write(print(full, Boolean(process.stdout.isTTY) && pico.isColorSupported));
  return full.ok ? 0 : 1;
}
