import type { Random } from '../../support/random.ts';
import { validMessage } from './app.ts';

/** One kind of malformed request: creates its bytes. */
export type Malformation = (random: Random) => Buffer;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'BREW', 'get'];
const paths = [
  '/',
  '/inventory',
  '/api/vehicles',
  '/api/vehicles/cart-1',
  '/api/contact',
  '/healthz',
  '/assets/entry-a1.js',
];
const types = ['application/json', 'application/x-www-form-urlencoded'];
const outside = ['secret.html', 'dist/../secret.html', 'etc/passwd', '.env', 'package.json', 'data/messages.db'];
const ups = ['..', '%2e%2e', '.%2e', '%2E.', '..%00', '%252e%252e', '..;', '%c0%ae%c0%ae', '%uff0e%uff0e', '．．'];
const slashes = ['/', '%2f', '%5c', '\\', '//', '/./', '%252f', '%c0%af'];

function request(method: string, target: string, headers: string[] = [], body: Buffer | string = ''): Buffer {
  const head = `${method} ${target} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]);
}

function post(type: string, body: Buffer | string, headers: string[] = []): Buffer {
  return request(
    'POST',
    '/api/contact',
    [`Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`, ...headers],
    body,
  );
}

const json = () => JSON.stringify(validMessage());

/** Every kind of malformed request in the test. */
export const malformations: Record<string, Malformation> = {
  'random bytes': (random) => random.bytes(1 + random.below(400)),
  'random bytes after a request line': (random) =>
    Buffer.concat([
      Buffer.from(`${random.pick(methods)} ${random.pick(paths)} HTTP/1.1\r\n`),
      random.bytes(random.below(300)),
      Buffer.from('\r\n\r\n'),
    ]),
  'a random path': (random) =>
    request(
      random.pick(methods),
      `/${random
        .bytes(random.below(60))
        .toString('latin1')
        .replace(/[\r\n ]/g, '')}`,
    ),
  'a path of random escapes': (random) =>
    request(
      'GET',
      `/${Array.from({ length: random.below(20) }, () => `%${random.pick(['', '0', 'z', 'ff', '00', '0a', '2f', 'c3', 'e2%82', 'f0%9f'])}`).join('')}`,
    ),
  'a way out of the site': (random) => {
    const steps = Array.from({ length: 1 + random.below(6) }, () => random.pick(ups) + random.pick(slashes)).join('');
    const start = random.pick([
      '/',
      '/assets/',
      '/data/',
      '/policies/',
      '/api/',
      '/api/vehicles/',
      '//',
      '',
      'http://x/',
      '/%2f',
    ]);
    return request(
      random.pick(['GET', 'HEAD']),
      start + steps + random.pick(outside) + random.pick(['', '.html', '%00.html', '?x', '#x', '/']),
    );
  },
  NUL: (random) => request('GET', random.pick(paths) + random.pick(['%00', '\0', '%00.html', '/%00/', '?\0'])),
  'a path that is too long': (random) =>
    request('GET', `/${random.pick(['a', '/', '../', '%2e', 'é'])}`.repeat(1000 + random.below(4000))),
  'huge headers': (random) =>
    request(
      'GET',
      random.pick(paths),
      Array.from({ length: random.below(300) }, (_, index) => `X-${index}: ${'a'.repeat(random.below(300))}`),
    ),
  'strange headers': (random) =>
    request(random.pick(methods), random.pick(paths), [
      `${random.pick(['Accept-Encoding', 'If-None-Match', 'Range', 'Content-Type', 'Idempotency-Key', 'X-Forwarded-For', 'Expect', 'Upgrade', 'Cookie'])}: ` +
        random
          .bytes(random.below(80))
          .toString('latin1')
          .replace(/[\r\n\0]/g, ';'),
    ]),
  'truncated JSON': (random) => post('application/json', json().slice(0, random.below(json().length))),
  'JSON with a byte changed': (random) => {
    const bytes = Buffer.from(json());
    for (let count = 1 + random.below(4); count > 0; count--) bytes[random.below(bytes.length)] = random.below(256);
    return post('application/json', bytes);
  },
  'deep JSON': (random) => {
    const depth = 1 + random.below(35_000);
    const [open, close] = random.pick([
      ['[', ']'],
      ['{"a":', '}'],
      ['[', ''],
    ] as const);
    return post('application/json', `${open.repeat(depth)}1${close.repeat(depth)}`.slice(0, 70_000));
  },
  'JSON of another shape': (random) =>
    post(
      'application/json',
      random.pick([
        'null',
        '1',
        '"x"',
        '[]',
        '[[]]',
        'true',
        '{}',
        '{"firstName":{"toString":1}}',
        '{"message":1e999}',
        '{"email":["a@b.co"]}',
        '{"interest":null}',
      ]),
    ),
  'keys of the prototype': (random) => {
    const key = random.pick(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '\\u005f_proto__']);
    const value = random.pick(['{"firstName":"x"}', '{"prototype":{"ok":true}}', 'null', '"x"']);
    return random.below(2) === 0
      ? post('application/json', json().replace('{', `{"${key}":${value},`))
      : post('application/x-www-form-urlencoded', `${key}[a]=1&${key}=x&firstName.${key}=y`);
  },
  'another encoding': (random) => {
    const body = random.pick([
      Buffer.from(json(), 'utf16le'),
      Buffer.from(json(), 'latin1'),
      Buffer.from([0xff, 0xfe, 0x7b]),
      Buffer.from('"\xed\xa0\x80"', 'latin1'),
    ]);
    return post(
      `${random.pick(types)}${random.pick(['', '; charset=utf-16', '; charset=latin1', '; charset', ';;;', '; charset="'])}`,
      body,
    );
  },
  'another content encoding': (random) =>
    post(random.pick(types), random.bytes(60), [`Content-Encoding: ${random.pick(['gzip', 'br', 'deflate', 'x'])}`]),
  'a strange form': (random) =>
    post(
      'application/x-www-form-urlencoded',
      random.pick([
        '%',
        '%zz=%zz',
        '&&&&',
        '=',
        'firstName=%ff%fe',
        'firstName=a&firstName=b',
        `${'a&'.repeat(4000)}`,
        random.bytes(200).toString('latin1'),
      ]),
    ),
  'a strange content type': (random) =>
    post(
      random.pick([
        '',
        'text/html',
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'application/xml',
        '*/*',
        'application/json/x',
        'application/json;'.repeat(50),
        '\u00ff',
      ]),
      json(),
    ),
  'a body that is too large': (random) => post(random.pick(types), 'a'.repeat(16_385 + random.below(4000))),
  'a length that is wrong': (random) =>
    request(
      'POST',
      '/api/contact',
      [
        'Content-Type: application/json',
        `Content-Length: ${random.pick(['-1', '1', '5', '99999999999999999999', 'x', '1e3', '0x10', '', '400'])}`,
      ],
      json(),
    ),
  'broken chunks': (random) =>
    request(
      'POST',
      '/api/contact',
      [
        'Content-Type: application/json',
        `Transfer-Encoding: ${random.pick(['chunked', 'chunked, chunked', 'gzip, chunked', 'identity', 'xchunked'])}`,
      ],
      random.pick([
        'zz\r\n{}\r\n0\r\n\r\n',
        'ffffffffffffffff\r\n',
        '5\r\n{}',
        `2;${'a'.repeat(3000)}\r\n{}\r\n0\r\n\r\n`,
        '-1\r\n\r\n',
      ]),
    ),
  'two requests in one': (random) =>
    Buffer.concat([
      post('application/json', json(), ['Transfer-Encoding: chunked']),
      request('GET', random.pick(paths)),
    ]),
  'another version': (random) =>
    Buffer.from(
      `GET / ${random.pick(['HTTP/0.9', 'HTTP/2.0', 'HTTP/1.2', 'HTTP/x', 'http/1.1', ''])}\r\nHost: x\r\n\r\n`,
    ),
};
