import { DomUtils, parseDocument } from 'htmlparser2';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../api/log.ts';
import { fingerprintsOf } from '../../api/messages/fingerprint.ts';
import { openSqliteStore } from '../../api/messages/sqlite.ts';
import { type MessageStore, StoreUnavailable } from '../../api/messages/store.ts';
import { type ListeningApp, listen, postForm, postJson, validMessage } from './support/app.ts';
import { temporaryFolder } from './support/folder.ts';
import { makeSite, type TestSite } from './support/site.ts';

let site: TestSite;
let folder: ReturnType<typeof temporaryFolder>;
let store: MessageStore;
let app: ListeningApp;

beforeAll(() => {
  site = makeSite();
});
afterAll(() => site.remove());
beforeEach(async () => {
  folder = temporaryFolder();
  store = openSqliteStore(`${folder.path}/messages.db`);
  app = await listen({ site: site.folder, store });
});
afterEach(async () => {
  await app[Symbol.asyncDispose]();
  await store.close();
  folder[Symbol.dispose]();
});

const stored = async () => (await store.list()).map(({ message }) => message);
const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
  fetch(`${app.url}/api/contact`, { method: 'POST', body, headers });

describe('a message as JSON', () => {
  test('is stored and answered with its id', async () => {
    const answer = await postJson(app.url, validMessage());
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as { id: string };
    expect(await store.list()).toMatchObject([{ id, message: validMessage(), isSuspect: false, deliveredAt: null }]);
  });

  test('is logged, and a page is not', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(line) });
    await using logged = await listen({ site: site.folder, store, log });
    await fetch(logged.url);
    await postJson(logged.url, validMessage());
    const answered = { msg: 'answered', method: 'POST', route: '/api/contact', status: 201 };
    await expect.poll(() => lines.map((line) => JSON.parse(line))).toMatchObject([answered]);
  });

  test('that is invalid is answered with the message of each field, and not stored', async () => {
    const answer = await postJson(app.url, { ...validMessage(), email: 'x', message: 'short' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: 'Invalid input',
      fields: { email: 'Invalid email address', message: 'Message must be at least 10 characters' },
    });
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['a body that is not JSON', '{"a":', 'application/json', 400, 'Invalid JSON'],
    ['no body', '', 'application/json', 400, 'Invalid JSON'],
    ['a key of the prototype', '{"__proto__":{}}', 'application/json', 400, 'Invalid JSON'],
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'application/json', 400, 'Invalid text encoding'],
    ['another encoding', '{}', 'application/json; charset=utf-16', 415, 'Invalid content type'],
    ['another type', 'hello', 'text/plain', 415, 'Invalid content type'],
    ['a form with files', 'hello', 'multipart/form-data; boundary=x', 415, 'Invalid content type'],
    [
      'more than any message',
      JSON.stringify({ message: 'a'.repeat(71_000) }),
      'application/json',
      413,
      'The message is too large',
    ],
  ])('%s is refused', async (_, body, type, status, error) => {
    const answer = await post(body, { 'content-type': type });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error });
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['gzip', 415],
    ['Identity', 201],
  ])('a body with the encoding %s is answered with %i', async (encoding, status) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    expect((await post(JSON.stringify(validMessage()), headers)).status).toBe(status);
  });

  test('another method is refused', async () => {
    const answer = await fetch(`${app.url}/api/contact`);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });

  test('a browser that opens the address of the form gets the form', async () => {
    const answer = await fetch(`${app.url}/api/contact`, { redirect: 'manual', headers: { accept: 'text/html,*/*' } });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact']);
  });

  test('can be as long as the schema allows, in any script and encoding', async () => {
    const longest = { firstName: '𐐷'.repeat(100), lastName: '𐐷'.repeat(100), message: '🛺'.repeat(5000) };
    const message = { ...validMessage(), ...longest };
    const escaped = JSON.stringify(message).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`);
    expect((await post(escaped, { 'content-type': 'application/json' })).status).toBe(201);
    expect((await postForm(app.url, { ...message, idempotencyKey: 'k' })).status).toBe(303);
    expect(await stored()).toEqual([message, message]);
  });
});

describe('the same message sent twice', () => {
  test('is one message with a key, even at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => postJson(app.url, validMessage(), { 'idempotency-key': 'once' })),
    );
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
    expect(new Set(ids).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(await stored()).toHaveLength(1);
  });

  test('is one message from a form without JavaScript, which has no key', async () => {
    await postForm(app.url, validMessage());
    await postForm(app.url, { ...validMessage(), idempotencyKey: '', startedAt: '' });
    expect(await stored()).toHaveLength(1);
  });

  test('is one message without a key if ten minutes have just begun in between', () => {
    const message = { ...validMessage(), interest: 'service' as const };
    const [first, second] = ['09:59:59', '10:00:01'].map((time) =>
      fingerprintsOf(message, undefined, new Date(`2025-01-23T${time}Z`)),
    );
    expect(second?.fingerprint).not.toBe(first?.fingerprint);
    expect(second?.earlierFingerprint).toBe(first?.fingerprint);
  });

  test('is one message if the page that refused it the second time sends it again', async () => {
    await using limited = await listen({ site: site.folder, store, rateLimit: 1 });
    await postForm(limited.url, validMessage());
    const html = await (await postForm(limited.url, validMessage())).text();
    const [, idempotencyKey = ''] = /name="idempotencyKey" value="([^"]+)"/.exec(html) ?? [];
    await postForm(app.url, { ...validMessage(), idempotencyKey });
    expect(await stored()).toHaveLength(1);
  });

  test('is one message with a key in the form', async () => {
    await postForm(app.url, { ...validMessage(), idempotencyKey: 'k' });
    await postJson(app.url, { ...validMessage(), idempotencyKey: 'k' });
    await postJson(app.url, validMessage(), { 'idempotency-key': 'k' });
    expect(await stored()).toHaveLength(1);
  });

  test('is two messages with two keys', async () => {
    await postJson(app.url, validMessage(), { 'idempotency-key': 'one' });
    await postJson(app.url, validMessage(), { 'idempotency-key': 'two' });
    expect(await stored()).toHaveLength(2);
  });

  test('a message that was corrected before it was sent again is not lost', async () => {
    await postJson(app.url, validMessage('first'), { 'idempotency-key': 'k' });
    await postJson(app.url, validMessage('corrected'), { 'idempotency-key': 'k' });
    expect((await stored()).map(({ message }) => message.split(' ').at(-1))).toEqual(['first', 'corrected']);
  });
});

describe('a message that looks like a bot wrote it', () => {
  test.each([
    ['the hidden field has a value', () => ({ website: 'https://spam.example' })],
    ['it was sent right after the form was shown', () => ({ startedAt: String(Date.now() - 300) })],
  ])('is stored and marked: %s', async (_, extra) => {
    const answer = await postJson(app.url, { ...validMessage(), ...extra() });
    expect(answer.status).toBe(201);
    expect(await store.list()).toMatchObject([{ message: validMessage(), isSuspect: true }]);
  });

  test.each([
    ['the form took a minute', () => ({ startedAt: String(Date.now() - 60_000) })],
    ['the clock of the visitor is ahead', () => ({ startedAt: String(Date.now() + 3_600_000) })],
    ['there is no time', () => ({ startedAt: '', website: '' })],
    ['the time is no number', () => ({ startedAt: 'yesterday' })],
  ])('is not marked: %s', async (_, extra) => {
    await postJson(app.url, { ...validMessage(), ...extra() });
    expect(await store.list()).toMatchObject([{ isSuspect: false }]);
  });
});

describe('a form without JavaScript', () => {
  test('leads to the thank-you page once it is stored', async () => {
    const answer = await postForm(app.url, validMessage());
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/thank-you');
    expect(await stored()).toEqual([validMessage()]);
  });

  test('that is invalid returns the page with the errors and the escaped input', async () => {
    const typed = {
      firstName: '"><script>alert(1)</script>',
      lastName: '',
      interest: 'parts',
      message: '</textarea><b>&amp;',
    };
    const answer = await postForm(app.url, {
      ...validMessage(),
      ...typed,
      phone: '5',
      idempotencyKey: 'kept',
      startedAt: '5',
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    const document = parseDocument(html);
    const named = (name: string) => DomUtils.findOne(({ attribs }) => attribs.name === name, document.children);
    expect(named('firstName')?.attribs.value).toBe(typed.firstName);
    expect(DomUtils.textContent(named('message') ?? [])).toBe(typed.message);
    expect(DomUtils.getElementsByTagName('script', document)).toHaveLength(1);
    expect(DomUtils.getElementsByTagName('b', document)).toEqual([]);
    expect(html).toContain('<p data-error-for="lastName">Last name is required</p>');
    expect(html).toContain('<p data-error-for="phone">Phone number is required</p>');
    expect(html).toContain('<p data-error-for="email" hidden></p>');
    expect(html).toContain('<option value="parts" selected>');
    expect(html).not.toContain('<option value="sales" selected');
    expect(html).toMatch(/name="lastName" value aria-invalid="true" autofocus/);
    expect(html).toContain('name="startedAt" value="5"><input type="hidden" name="idempotencyKey" value="kept"');
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en" data-page="/);
    expect(await stored()).toEqual([]);
  });

  test('the returned page has a key, and no script that would take it for another page', async () => {
    const html = await (await postForm(app.url, {})).text();
    expect(html).toMatch(/name="idempotencyKey" value="period \d+"/);
    expect(html).not.toContain('type="module"');
    expect(html).toContain('<script type="application/ld+json">{"@type":"AutoDealer"}</script>');
  });

  test('with a message that is too long returns the page with that message', async () => {
    const message = '你'.repeat(5001);
    const answer = await postForm(app.url, { ...validMessage(), message });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(message);
  });

  test('that is too long to read returns the page with the reason', async () => {
    const answer = await postForm(app.url, { ...validMessage(), message: 'a'.repeat(71_000) });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('<p role="alert">The message is too large</p>');
  });

  test('that cannot be stored returns the page with the input', async () => {
    const { stop, app: broken } = await withBrokenStore();
    const answer = await postForm(broken.url, validMessage());
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).toContain('<p role="alert">Failed to send message. Please try again, or call (732) 555-0142.</p>');
    expect(html).toContain('value="Zoë"');
    await stop();
  });
});

describe('a message from a page of another site', () => {
  const send = (headers: Record<string, string>) =>
    fetch(`${app.url}/api/contact`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(validMessage(JSON.stringify(headers))),
      redirect: 'manual',
    });

  test.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
  ])('%j is refused with a page that says so and stores nothing', async (headers) => {
    const answer = await send(headers);
    expect(answer.status).toBe(403);
    const html = await answer.text();
    expect(html).toContain('The message came from a page of another site and was not sent.');
    expect(html).not.toContain('Zoë');
    expect(await stored()).toEqual([]);
  });

  test.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'http://127.0.0.1' }],
    [{}],
  ])('%j is not', async (headers) => {
    expect((await send(headers as Record<string, string>)).status).toBe(303);
  });

  test('is refused as JSON too', async () => {
    const answer = await postJson(app.url, validMessage(), { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ error: expect.stringContaining('another site') });
  });
});

describe('a store that cannot be written', () => {
  test('is answered with 503 and no detail', async () => {
    const { stop, app: broken } = await withBrokenStore();
    const answer = await postJson(broken.url, validMessage());
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ error: 'Failed to send message. Please try again.' });
    const health = await fetch(`${broken.url}/healthz`);
    expect(health.status).toBe(503);
    expect(await health.json()).toEqual({ error: 'The message store is not available' });
    await stop();
  });

  test('does not affect the site, and health says when the store is back', async () => {
    const health = await fetch(`${app.url}/healthz`);
    expect(health.headers.get('cache-control')).toBe('no-store');
    expect(await health.json()).toEqual({ status: 'ok' });
    const { stop, app: broken } = await withBrokenStore();
    expect((await fetch(`${broken.url}/inventory`)).status).toBe(200);
    await stop();
  });
});

test('health checks at the same moment share one result', async () => {
  let checks = 0;
  const check = () => {
    checks++;
    return store.check();
  };
  await using counted = await listen({ site: site.folder, store: { ...store, check } });
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${counted.url}/healthz`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  // A busy machine may take more than the second for which a result is kept.
  expect(checks).toBeLessThan(20);
});

/** An app whose database was closed while it was running, as if a file system had gone away. */
async function withBrokenStore() {
  const brokenFolder = temporaryFolder();
  const broken = openSqliteStore(`${brokenFolder.path}/messages.db`);
  await broken.close();
  await expect(
    broken.add({ message: validMessage() as never, receivedAt: new Date(), isSuspect: false, fingerprint: 'x' }),
  ).rejects.toThrow(StoreUnavailable);
  const listening = await listen({ site: site.folder, store: broken });
  return {
    app: listening,
    async stop() {
      await listening[Symbol.asyncDispose]();
      brokenFolder[Symbol.dispose]();
    },
  };
}
