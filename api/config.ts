import { isIP } from 'node:net';
import { Ajv, type ErrorObject } from 'ajv';
import { distance } from 'fastest-levenshtein';
import schema from '../schemas/api/environment.schema.json' with { type: 'json' };

/** Settings that come from the environment. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** How we mail messages. Undefined if we only store them. */
  mail: { url: string; from: string; to: string } | undefined;
  /** Addresses of the proxies that we trust to tell us the client's address. */
  trustProxy: string[];
  /** Messages per minute and address; 0 for no limit. */
  rateLimit: number;
  metrics: { port: number; host: string } | undefined;
  logLevel: string;
}

/** The environment has an invalid value. The message is for the person who set it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

interface Environment {
  PORT: number;
  HOST: string;
  DATA_DIR: string;
  DATABASE_URL?: string;
  SMTP_URL?: string;
  CONTACT_TO?: string;
  CONTACT_FROM?: string;
  TRUST_PROXY?: string;
  RATE_LIMIT: number;
  METRICS_PORT?: number;
  METRICS_HOST: string;
  LOG_LEVEL: string;
}

const networks = ['loopback', 'linklocal', 'uniquelocal'];

const ajv = new Ajv({ allErrors: true, useDefaults: true });
ajv.addVocabulary(['expected']);
ajv.addFormat('proxies', (text) => splitList(text).every((part) => networks.includes(part) || isNetwork(part)));
ajv.addFormat('address', (text) => URL.canParse(text));
const validate = ajv.compile<Environment>(schema);

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError naming every value that is wrong
 */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const known = Object.keys(schema.properties).filter((name) => variables[name]?.trim());
  const environment: unknown = Object.fromEntries(
    known.map((name) => [name, read(name, variables[name]?.trim() ?? '')]),
  );
  if (!validate(environment)) {
    const problems = new Set((validate.errors ?? []).map((error) => describe(error, variables)));
    throw new ConfigError([...problems].join('\n'));
  }
  if (environment.PORT !== 0 && environment.PORT === environment.METRICS_PORT)
    throw new ConfigError(`METRICS_PORT is ${environment.PORT}, and so is PORT: the metrics need a port of their own.`);
  return {
    port: environment.PORT,
    host: environment.HOST,
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL,
    mail: mailOf(environment),
    trustProxy: splitList(environment.TRUST_PROXY),
    rateLimit: environment.RATE_LIMIT,
    metrics:
      environment.METRICS_PORT === undefined
        ? undefined
        : { port: environment.METRICS_PORT, host: environment.METRICS_HOST },
    logLevel: environment.LOG_LEVEL,
  };
}

/** Names shorter than this are like many others by chance. A wrong PORT or HOST is soon noticed anyway. */
const leastName = 5;

/**
 * Refuses misspelled settings in `.env`. The file may have settings of other programs too.
 * @throws ConfigError if a name is one or two letters away from a setting
 */
export function refuseMisspelled(names: string[]): void {
  const settings = Object.keys(schema.properties);
  for (const name of names) {
    if (settings.includes(name)) continue;
    const isNear = (setting: string) => setting.length >= leastName && distance(setting, name.toUpperCase()) <= 2;
    const near = settings.find(isNear);
    if (near) throw new ConfigError(`".env" sets "${name}", which is no setting. Did you mean "${near}"?`);
  }
}

/** The value of a setting. Only plain digits are a number here, though JavaScript also reads `0x50` and `1e3` as such. */
function read(name: string, text: string): string | number {
  const { type } = schema.properties[name as keyof typeof schema.properties];
  return type === 'integer' && /^\d+$/.test(text) ? Number(text) : text;
}

function mailOf({ SMTP_URL: url, CONTACT_TO: to, CONTACT_FROM: from }: Environment): Config['mail'] {
  if (!url || !to) return undefined;
  return { url, to, from: from ?? splitList(to)[0] ?? to };
}

/** True for an IP address, or a network such as `10.0.0.0/8`, but not for all addresses (`/0`). */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  const isRange = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return version !== 0 && isRange && rest.length === 0;
}

function splitList(text = ''): string[] {
  return text.split(',').flatMap((part) => part.trim() || []);
}

/** These URLs contain passwords, so we never print their values. */
const secret = ['DATABASE_URL', 'SMTP_URL'];

function describe({ keyword, instancePath, params }: ErrorObject, variables: NodeJS.ProcessEnv): string {
  if (keyword === 'dependencies') return `${params.property} is set, but ${params.missingProperty} is not.`;
  const name = instancePath.slice(1);
  const { expected } = schema.properties[name as keyof typeof schema.properties];
  return `${name}${secret.includes(name) ? '' : ` is "${variables[name]}", but it`} has to be ${expected}.`;
}
