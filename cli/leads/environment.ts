import { existsSync } from 'node:fs';
import { type Config, readConfig } from '../../api/config.ts';
import { UsageError } from '../usage-error.ts';

/** The configuration from `options`, the environment and `.env`. @throws ConfigError naming every value that is wrong */
export function readEnvironment(options: Record<string, string> = {}): Config {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
  } catch {
    // Node says of a folder that it is no string, and of a file that we may not read that it is not there.
    throw new UsageError('".env" has to be a file that can be read.');
  }
  return readConfig({ ...process.env, ...options });
}
