import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { startDevServer } from '../../cli/dev/dev-server.ts';
import { fixtureSite } from '../support/fixture-site.ts';
import { putPhoto } from '../support/photo.ts';

/** A port that nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

it('shows photographs while the site is edited, each file made when it is asked for', async () => {
  const root = fixtureSite();
  await putPhoto(root, 'yard.jpg');
  const page = join(root, 'pages/about.yaml');
  const block = '\n  - type: photograph\n    photograph: { file: yard.jpg, alt: A yard }\n';
  writeFileSync(page, readFileSync(page, 'utf8').trimEnd() + block);
  const server = await startDevServer({ root, port: await freePort(), host: '127.0.0.1' });
  onTestFinished(() => server.close());

  const html = await (await fetch(`${server.url}/about`)).text();
  for (const [ending, type] of [
    ['-480.webp', 'image/webp'],
    ['-800.avif', 'image/avif'],
    ['-1280.jpg', 'image/jpeg'],
  ] as const) {
    const path = new RegExp(`/images/yard-[0-9a-f]+${ending}`).exec(html)?.[0];
    const answer = await fetch(server.url + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    const { width } = await sharp(await answer.arrayBuffer()).metadata();
    expect(width).toBe(Number(/\d+/.exec(ending)?.[0]));
  }
  expect((await fetch(`${server.url}/images/yard.jpg`)).status).toBe(404);
});
