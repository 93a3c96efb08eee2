import { existsSync } from 'node:fs';
import { type Config, readConfig } from '../../api/config.ts';

/**
 * The configuration by the environment, and by `.env` where there is one.
 * @param options what counts before either
 * @throws ConfigError naming every value that is wrong
 */
export function readEnvironment(options: Record<string, string> = {}): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig({ ...process.env, ...options });
}
