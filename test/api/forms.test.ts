import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../support/random.ts';
import { listen } from './support/app.ts';
import { sendRaw } from './support/raw.ts';
import { startServerProcess } from './support/server-process.ts';
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

/** The whole response, without its date. */
async function answerAt(port: number, request: string): Promise<string> {
  return (await sendRaw(port, request, 10_000)).text.replace(/^date: .*\r\n/im, '');
}

/** The responses of a new server to several requests in a row. */
async function answersOfNewServer(...inTurn: string[]): Promise<string[]> {
  await using app = await listen({ site: site.folder });
  const answers = [];
  for (const request of inTurn) answers.push(await answerAt(app.port, request));
  return answers;
}

test('a file has the same bytes and headers, whatever was requested before it', async () => {
  const alone = new Map<string, string | undefined>();
  for (const request of requests) alone.set(request, (await answersOfNewServer(request))[0]);
  for (const first of requests) {
    for (const second of requests) {
      const [, answer] = await answersOfNewServer(first, second);
      expect(answer, `${second} after ${first}`).toBe(alone.get(second));
    }
  }
});

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const oddDemands = [
  ...['br', 'gzip', 'zstd', '*', '*;q=0', 'gzip;q=0, br', 'br;q=0, gzip;q=0.5', 'x-gzip', ',;'].map(
    (encoding) => `Accept-Encoding: ${encoding}`,
  ),
  ...['bytes=0-3', 'bytes=-2', 'bytes=9999-', 'bytes=0-0,2-2'].map((range) => `Accept-Encoding: br\r\nRange: ${range}`),
  ...['If-None-Match: *', 'If-None-Match: "x"', 'If-Match: "x"', 'If-Range: "x"\r\nRange: bytes=0-3'],
].map((lines) => `${lines}\r\n`);
const everyFile = [
  ...targets,
  '/',
  '/contact',
  '/contact?plan=weekly',
  '/cards/index-a1.png',
  '/robots.txt',
  '/robots.txt.BR',
  '/api/vehicles',
];
const oddRequests = ['GET', 'HEAD'].flatMap((method) =>
  everyFile.flatMap((target) =>
    ['', ...oddDemands].map(
      (demand) => `${method} ${target} HTTP/1.1\r\nHost: x\r\n${demand}Connection: close\r\n\r\n`,
    ),
  ),
);

test('every kind of request for every kind of file, in random order, is answered as by a new server', async () => {
  console.log(`${oddRequests.length} kinds of requests, in orders of SEED=${seed}.`);
  const random = randomFrom(seed);
  const alone = new Map<string, string | undefined>();
  for (const request of oddRequests) alone.set(request, (await answersOfNewServer(request))[0]);
  for (let order = 0; order < 3; order++) {
    const server = await startServerProcess(site.folder);
    const left = [...oddRequests];
    while (left.length > 0) {
      const atOnce = Array.from(
        { length: Math.min(8, left.length) },
        () => left.splice(random.below(left.length), 1)[0] ?? '',
      );
      await Promise.all(
        atOnce.map(async (request) => expect(await answerAt(server.port, request), request).toBe(alone.get(request))),
      );
    }
    expect(await server.end('SIGTERM')).toBe(0);
  }
});

test.each(['gzip;q=0, br', 'x-gzip', '*;q=0'])(
  'a client that takes %s is not sent a page in gzip',
  async (encoding) => {
    await using app = await listen({ site: site.folder });
    const { headers } = await fetch(`${app.url}/contact?plan=weekly`, { headers: { 'accept-encoding': encoding } });
    expect(headers.get('content-encoding')).toBeNull();
    expect([headers.get('vary'), headers.get('cache-control')]).toEqual(['accept-encoding', 'no-cache']);
  },
);

test.each(['/assets/entry-a1.js.br', '/assets/entry-a1.js.gz', '/robots.txt.gz', '/data/pages-0.json.br'])(
  '%s is no file of its own',
  async (path) => {
    await using app = await listen({ site: site.folder });
    const { status, headers } = await fetch(app.url + path);
    expect(status).toBe(404);
    expect(headers.get('cache-control') ?? 'no-cache').toBe('no-cache');
  },
);
