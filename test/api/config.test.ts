import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../api/config.ts';
import schema from '../../schemas/api/environment.schema.json' with { type: 'json' };
import { temporaryFolder } from './support/folder.ts';

test('an empty environment gives the defaults, and so do empty values', () => {
  const defaults = {
    port: 4173,
    host: '127.0.0.1',
    dataDir: 'data',
    databaseUrl: undefined,
    mail: undefined,
    trustProxy: [],
    rateLimit: 10,
    metrics: undefined,
    logLevel: 'info',
  };
  expect(readConfig({})).toEqual(defaults);
  const empty = Object.fromEntries(Object.keys(schema.properties).map((name) => [name, ' ']));
  expect(readConfig(empty)).toEqual(defaults);
});

test('a full environment gives all of it', () => {
  expect(
    readConfig({
      PORT: '80',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/site',
      DATABASE_URL: 'postgres://user:password@db:5432/site',
      SMTP_URL: 'smtps://user:password@mail.example:465',
      CONTACT_TO: 'a@dealer.example, b@dealer.example',
      CONTACT_FROM: 'website@dealer.example',
      TRUST_PROXY: 'loopback, 10.0.0.0/8, 2001:db8::/48, 192.0.2.1',
      RATE_LIMIT: '0',
      METRICS_PORT: '9464',
      METRICS_HOST: '0.0.0.0',
      LOG_LEVEL: 'debug',
      UNKNOWN: 'x',
    }),
  ).toEqual({
    port: 80,
    host: '0.0.0.0',
    dataDir: '/var/lib/site',
    databaseUrl: 'postgres://user:password@db:5432/site',
    mail: {
      url: 'smtps://user:password@mail.example:465',
      to: 'a@dealer.example, b@dealer.example',
      from: 'website@dealer.example',
    },
    trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::/48', '192.0.2.1'],
    rateLimit: 0,
    metrics: { port: 9464, host: '0.0.0.0' },
    logLevel: 'debug',
  });
});

test('mail comes from the first address that receives it unless another is named', () => {
  const { mail } = readConfig({ SMTP_URL: 'smtp://mail', CONTACT_TO: 'a@dealer.example, b@dealer.example' });
  expect(mail?.from).toBe('a@dealer.example');
});

describe('a wrong value', () => {
  test.each([
    ...['70000', '80.5', '-1', '0x50', '1e3', '+80', '8 0'].map((port): [NodeJS.ProcessEnv, string] => [
      { PORT: port },
      `PORT is "${port}", but it has to be a whole number from 0 to 65535, in plain digits.`,
    ]),
    [{ RATE_LIMIT: '-1' }, 'RATE_LIMIT is "-1", but it has to be a whole number, 0 or more.'],
    ...['mysql://user:secret@x', 'postgres', 'postgres://user:secret@db:port/x'].map(
      (url): [NodeJS.ProcessEnv, string] => [
        { DATABASE_URL: url },
        'DATABASE_URL has to be a valid address that begins with postgres://, with special characters of the password encoded (/ as %2F).',
      ],
    ),
    ...['user:secret@x', 'smtp://user:pa/ss@host', 'smtps:///x'].map((url): [NodeJS.ProcessEnv, string] => [
      { SMTP_URL: url, CONTACT_TO: 'a@b.example' },
      'SMTP_URL has to be a valid address that begins with smtp:// or smtps://, with special characters of the password encoded (/ as %2F).',
    ]),
    [
      { PORT: '9464', METRICS_PORT: '9464' },
      'METRICS_PORT is 9464, and so is PORT: the metrics need a port of their own.',
    ],
    [{ SMTP_URL: 'smtp://x' }, 'SMTP_URL is set, but CONTACT_TO is not.'],
    [{ CONTACT_TO: 'a@b.example', SMPT_URL: 'smtp://x' }, 'CONTACT_TO is set, but SMTP_URL is not.'],
    [{ CONTACT_FROM: 'a@b.example' }, 'CONTACT_FROM is set, but SMTP_URL is not.'],
    // Docker keeps the quotes of an environment file.
    ...[
      'nobody',
      '"a@b.example"',
      "'a@b.example'",
      'A<a@b.example>',
      'mailto:a@b.example',
      'a@b.example;c@b.example',
    ].map((to): [NodeJS.ProcessEnv, string] => [
      { SMTP_URL: 'smtp://x', CONTACT_TO: to },
      `CONTACT_TO is "${to}", but it has to be one mail address, or several with commas between them, without names, quotes and brackets.`,
    ]),
    [
      { SMTP_URL: 'smtp://x', CONTACT_TO: 'a@b.example', CONTACT_FROM: 'Website<a@b.example>' },
      'CONTACT_FROM is "Website<a@b.example>", but it has to be one mail address, without a name, quotes and brackets.',
    ],
    ...['true', '10.0.0.0/33', '0.0.0.0/0', 'loopback, ::/0', '::/00'].map((list): [NodeJS.ProcessEnv, string] => [
      { TRUST_PROXY: list },
      `TRUST_PROXY is "${list}", but it has to be addresses or networks with commas between them, without /0, which would trust everybody.`,
    ]),
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL is "loud", but it has to be one of silent, fatal, error, warn, info, debug and trace.',
    ],
  ])('%j is refused in words', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(new ConfigError(message));
  });

  test('does not hide another one', () => {
    expect(() => readConfig({ PORT: 'x', RATE_LIMIT: 'y' })).toThrow(/^PORT [^\n]*\nRATE_LIMIT /);
  });
});

test('.env.example names every setting, with its default where it has one', () => {
  const example = readFileSync('.env.example', 'utf8');
  for (const [name, setting] of Object.entries(schema.properties)) {
    expect(example).toMatch(new RegExp(`^# ${name}=${'default' in setting ? setting.default : ''}`, 'm'));
  }
});

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['RATELIMIT', 'RATE_LIMIT'],
  ['data_dir', 'DATA_DIR'],
])('%s in .env is refused, and %s is suggested', (name, setting) => {
  const { status, stderr } = leadsWith(`PGHOST=x\nHOSTS=x\nTZ=UTC\n${name}=x`);
  expect([status, stderr]).toEqual([2, `".env" sets "${name}", which is no setting. Did you mean "${setting}"?\n`]);
});

test('names of something else in .env are none of our business', () => {
  expect(leadsWith('PGHOST=x\nHOSTS=x\nTZ=UTC\nDATA_DIR=.').status).toBe(0);
});

test('a byte order mark before the first setting in .env is no part of its name', () => {
  const { status, stderr } = leadsWith('\uFEFFDATA_DIR=missing');
  expect([status, stderr]).toEqual([2, expect.stringContaining('missing')]);
});

function leadsWith(settings: string) {
  using folder = temporaryFolder();
  writeFileSync(`${folder.path}/.env`, settings);
  const argv = [resolve('cli/run.js'), 'leads', 'list'];
  return spawnSync(process.execPath, argv, { cwd: folder.path, env: {}, encoding: 'utf8' });
}
