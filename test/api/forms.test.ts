import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from './support/app.ts';
import { sendRaw } from './support/raw.ts';
import { makeSite, type TestSite } from './support/site.ts';

let site: TestSite;
beforeAll(() => {
  site = makeSite();
});
afterAll(() => site.remove());

const targets = ['/assets/entry-a1.js', '/assets/entry-a1.js.br', '/assets/entry-a1.js.gz', '/inventory', '/nowhere'];
const encodings = ['', 'Accept-Encoding: gzip\r\n', 'Accept-Encoding: br\r\n'];
const requests = targets.flatMap((target) =>
  encodings.map((encoding) => `GET ${target} HTTP/1.1\r\nHost: x\r\n${encoding}Connection: close\r\n\r\n`),
);

/** The whole answer of a server to each request in turn, without its time of day. */
async function answersOfNewServer(...inTurn: string[]): Promise<string[]> {
  await using app = await listen({ site: site.folder });
  const answers = [];
  for (const request of inTurn) {
    answers.push((await sendRaw(app.port, request)).text.replace(/^date: .*\r\n/im, ''));
  }
  return answers;
}

test('a file is answered with the same bytes and headers whatever was asked for before it', async () => {
  const alone = new Map<string, string | undefined>();
  for (const request of requests) alone.set(request, (await answersOfNewServer(request))[0]);
  for (const first of requests) {
    for (const second of requests) {
      const [, answer] = await answersOfNewServer(first, second);
      expect(answer, `${second} after ${first}`).toBe(alone.get(second));
    }
  }
});

test.each(['/assets/entry-a1.js.br', '/assets/entry-a1.js.gz', '/robots.txt.gz', '/data/inventory.json.br'])(
  '%s is no file of its own',
  async (path) => {
    await using app = await listen({ site: site.folder });
    const { status, headers } = await fetch(app.url + path);
    expect(status).toBe(404);
    expect(headers.get('cache-control') ?? 'no-cache').toBe('no-cache');
  },
);
