import { existsSync } from 'node:fs';
import { type Config, ConfigError, readConfig } from '../../api/config.ts';
import { UsageError } from '../usage-error.ts';

/**
 * The configuration by the environment, and by `.env` where there is one.
 * @param options what counts before either
 * @throws UsageError naming every value that is wrong
 */
export function readEnvironment(options: Record<string, string> = {}): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    return readConfig({ ...process.env, ...options });
  } catch (error) {
    throw error instanceof ConfigError ? new UsageError(error.message) : error;
  }
}
