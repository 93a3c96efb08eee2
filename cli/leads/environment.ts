import { existsSync } from 'node:fs';
import { type Config, readConfig } from '../../api/config.ts';

/** The configuration from `options`, the environment and `.env`. @throws ConfigError naming every value that is wrong */
export function readEnvironment(options: Record<string, string> = {}): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig({ ...process.env, ...options });
}
