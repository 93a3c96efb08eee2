import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type Config, readConfig, refuseMisspelled } from '../../api/config.ts';
import { UsageError } from '../usage-error.ts';

/** The configuration from `options`, the environment and `.env`. @throws ConfigError naming every value that is wrong */
export function readEnvironment(options: Record<string, string> = {}): Config {
  let file = '';
  try {
    if (existsSync('.env')) file = readFileSync('.env', 'utf8');
    if (file) process.loadEnvFile('.env');
  } catch {
    // Node says of a folder that it is no string, and of a file that we may not read that it is not there.
    throw new UsageError('".env" has to be a file that can be read.');
  }
  refuseMisspelled(Object.keys(parseEnv(file)));
  return readConfig({ ...process.env, ...options });
}
