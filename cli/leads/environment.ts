import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type Config, readConfig, refuseMisspelled } from '../../api/config.ts';
import { UsageError } from '../usage-error.ts';

/** The configuration from `options`, the environment and `.env`. @throws ConfigError naming every value that is wrong */
export function readEnvironment(options: Record<string, string> = {}): Config {
  const settings = parseEnv(existsSync('.env') ? textOf('.env') : '');
  refuseMisspelled(Object.keys(settings));
  // An empty variable counts as not set.
  for (const [name, value] of Object.entries(settings)) if (!process.env[name]?.trim()) process.env[name] = value;
  return readConfig({ ...process.env, ...options });
}

/** The text of a file, without the mark that editors of Windows put before it. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch {
    throw new UsageError(`"${file}" has to be a file that can be read.`);
  }
}
