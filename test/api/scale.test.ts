import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgresStore } from '../../api/messages/postgres.ts';
import { postJson, validMessage } from './support/app.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { startLoadBalancer } from './support/proxy.ts';
import { startServerProcess } from './support/server-process.ts';
import { makeSite, type TestSite } from './support/site.ts';
import { startSmtp } from './support/smtp.ts';

let site: TestSite;
let postgres: TestPostgres;

beforeAll(async () => {
  site = makeSite();
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.remove();
  site.remove();
});

test('three instances behind a load balancer keep each message once and mail none twice, though one of them dies', async () => {
  await using smtp = await startSmtp();
  const environment = {
    DATABASE_URL: await postgres.createDatabase(),
    SMTP_URL: smtp.url,
    CONTACT_TO: 'sales@dealer.example',
    TRUST_PROXY: 'loopback',
    RATE_LIMIT: '2',
  };
  const servers = await Promise.all([1, 2, 3].map(() => startServerProcess(site.folder, environment)));
  await using balancer = await startLoadBalancer(servers.map(({ port }) => port));

  const total = 60;
  const sendTwice = async (number: number) => {
    const headers = { 'idempotency-key': `click ${number}`, 'x-forwarded-for': `203.0.113.${number}` };
    const answers = await Promise.all([1, 2].map(() => postJson(balancer.url, validMessage(number), headers)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [first, second] = await Promise.all(answers.map(async (answer) => (await answer.json()) as { id: string }));
    expect(second).toEqual(first);
    return first?.id as string;
  };
  const ids: string[] = [];
  for (let number = 0; number < total; number++) {
    if (number === total / 2) await servers[0]?.end('SIGKILL');
    ids.push(await sendTwice(number));
  }
  for (const server of servers) await server.end('SIGTERM');

  const store = await openPostgresStore(environment.DATABASE_URL);
  expect((await store.list()).map(({ id }) => id).sort()).toEqual([...ids].sort());
  await store.close();
  const mailed = smtp.mails.map(({ messageId }) => messageId);
  expect(new Set(mailed).size).toBe(mailed.length);
  expect(mailed.length).toBeGreaterThan(0);
});

test('a message that an instance left behind is mailed by the next one', async () => {
  await using smtp = await startSmtp();
  const environment = { DATABASE_URL: await postgres.createDatabase() };
  const storing = await startServerProcess(site.folder, environment);
  await postJson(storing.url, validMessage());
  await storing.end('SIGKILL');
  const mailing = await startServerProcess(site.folder, {
    ...environment,
    SMTP_URL: smtp.url,
    CONTACT_TO: 'a@dealer.example',
  });
  while (smtp.mails.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await mailing.end('SIGTERM');
  expect(smtp.mails[0]?.raw).toContain('does not start any more');
});
