import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createApp } from '../../api/app.ts';
import { temporaryFolder } from './support/folder.ts';

test('a route that is added refuses other methods and logs what it does, as all do', async () => {
  using folder = temporaryFolder();
  const lines: string[] = [];
  const app = createApp({ site: folder.path, log: pino({}, { write: (line: string) => void lines.push(line) }) });
  app.post('/api/callbacks/:id', async () => ({ done: true }));
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/callbacks/7`;
  expect(await (await fetch(url, { method: 'POST' })).json()).toEqual({ done: true });
  const refused = await fetch(url, { method: 'DELETE' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await fetch(`${url}/x`, { method: 'DELETE' })).toMatchObject({ status: 404 });
  await app.close();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ route: '/api/callbacks/:id', status: 200 }]);
});

test('a site that is only looked at says that no message is sent from it', async () => {
  using folder = temporaryFolder();
  const app = createApp({ site: folder.path });
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/contact`;
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ firstName: 'Ann' }) });
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { error: 'This is only a preview: no message is sent from it.' },
  ]);
  await app.close();
});
