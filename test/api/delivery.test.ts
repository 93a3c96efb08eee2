import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { waitAfter } from '../../api/delivery/backoff.ts';
import { type Delivery, deliverDue } from '../../api/delivery/deliver-due.ts';
import { createMailer } from '../../api/delivery/mailer.ts';
import { startDelivery } from '../../api/delivery/start-delivery.ts';
import { openSqliteStore } from '../../api/messages/sqlite.ts';
import type { MessageStore } from '../../api/messages/store.ts';
import { temporaryFolder } from './support/folder.ts';
import { type Mood, startSmtp, type TestSmtp } from './support/smtp.ts';
import { newMessage } from './support/stores.ts';

const addresses = { from: 'website@dealer.example', to: 'sales@dealer.example' };
const second = 1000;
const minute = 60 * second;

let folder: ReturnType<typeof temporaryFolder>;
let store: MessageStore;
let smtp: TestSmtp;
let clock: number;
let delivery: Delivery;
let outcomes: { id: string; problem?: string; attempts: number }[];

beforeEach(async () => {
  folder = temporaryFolder();
  store = openSqliteStore(`${folder.path}/messages.db`);
  smtp = await startSmtp();
  clock = Date.UTC(2025, 0, 23, 9);
  outcomes = [];
  delivery = {
    store,
    mailer: createMailer(smtp.url, addresses, { connection: 2000, silence: 2000, total: 8000 }),
    stopping: new AbortController().signal,
    cutOff: new AbortController().signal,
    now: () => new Date(clock),
    random: Math.random,
    report: (outcome) => outcomes.push(outcome),
    rest: { failures: 0, until: 0 },
    unmarked: new Map(),
  };
});
afterEach(async () => {
  await smtp[Symbol.asyncDispose]();
  await store.close();
  folder[Symbol.dispose]();
});

const add = (mark: string | number) => store.add(newMessage(mark, new Date(clock)));
const mailIds = () => smtp.mails.map(({ messageId }) => messageId).sort();
const idsOf = (ids: string[]) => ids.map((id) => `<${id}@dealer.example>`).sort();
/** Runs deliveries in simulated time, as the real delivery would, until nothing is left or the time is up. */
const passFor = async (duration: number, between?: (elapsed: number) => Promise<void>, step = 5 * second) => {
  const start = clock;
  for (; clock < start + duration; clock += step) {
    await between?.(clock - start);
    await deliverDue(delivery);
  }
};

describe('a mail', () => {
  test('contains the message, and a reply goes to the visitor', async () => {
    const id = await add('Über');
    await deliverDue(delivery);
    const [mail] = smtp.mails;
    expect(mail?.to).toEqual(['sales@dealer.example']);
    expect(mail?.messageId).toBe(`<${id}@dealer.example>`);
    expect(mail?.raw).toMatch(/^From: Website <website@dealer\.example>/m);
    expect(mail?.raw).toMatch(/^Reply-To: =\?UTF-8\?.*<zoe@example\.com>/m);
    expect(mail?.raw).toMatch(/^Subject: =\?UTF-8\?Q\?Service_inquiry_from_/m);
    expect(mail?.raw).toMatch(/^Date: Thu, 23 Jan 2025 09:00:00 \+0000/m);
    // So that no absence note answers it.
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    for (const line of [
      'Email: zoe@example.com',
      'Phone: (732) 555-0177',
      'Interest: service',
      '',
      'The charger of my cart',
    ])
      expect(mail?.raw).toContain(`\r\n${line}`);
    expect(await store.list()).toMatchObject([{ id, deliveredAt: new Date(clock) }]);
  });

  test('cannot be given a header by what a visitor writes', async () => {
    const { message } = newMessage('x');
    const hostile = 'Eve\r\nBcc: everyone@example.com\r\n\r\nbody';
    await store.add({
      ...newMessage('x', new Date(clock)),
      message: { ...message, firstName: hostile, lastName: hostile, phone: hostile, email: 'a@example.com' },
    });
    await deliverDue(delivery);
    const [head = ''] = smtp.mails[0]?.raw.split('\r\n\r\n') ?? [];
    expect(head).not.toMatch(/^bcc:/im);
    expect(smtp.mails[0]?.to).toEqual(['sales@dealer.example']);
  });

  test('has no header that a mail program decodes as something else than it is, nor one that is not ASCII', async () => {
    const { message } = newMessage('x');
    const hostile = '=?utf-8?q?=E2=80=AE=0D=0ABcc:_everyone?=';
    await store.add({
      ...newMessage('x', new Date(clock)),
      message: { ...message, firstName: hostile, lastName: 'x' },
    });
    delivery.mailer = createMailer(smtp.url, { ...addresses, from: 'website@müller.example' });
    await deliverDue(delivery);
    const [head = '', body] = smtp.mails[0]?.raw.split('\r\n\r\n') ?? [];
    expect(head).not.toMatch(/=\?utf-8\?q\?=E2|[^ -~\r\n]/);
    expect(body).toContain(`Name: ${hostile} x`);
  });

  test('of a message that may be spam says so, and goes out like any other', async () => {
    await store.add({ ...newMessage('x', new Date(clock)), isSuspect: true });
    await deliverDue(delivery);
    expect(smtp.mails[0]?.raw).toMatch(/^Subject: =\?UTF-8\?Q\?=5BPossible_spam=5D/m);
  });

  test.each(['jörg@müller.example', 'x=?utf-8?q?=3c?=@example.com'])(
    'has no Reply-To to %s, which a mail server would refuse or a program decode',
    async (email) => {
      const { message } = newMessage('x');
      await store.add({ ...newMessage('x', new Date(clock)), message: { ...message, email } });
      await deliverDue(delivery);
      expect(smtp.mails[0]?.raw).not.toMatch(/^reply-to:/im);
      expect(smtp.mails).toHaveLength(1);
    },
  );
});

describe('a clock that goes wrong', () => {
  test.each([
    ['a year ahead', 365 * 24 * 60 * minute],
    ['twelve hours ahead', 12 * 60 * minute],
    ['a year behind', -365 * 24 * 60 * minute],
  ])('%s when a message is received or sent delays it only until the clock is right', async (_, error) => {
    const right = clock;
    clock = right + error;
    const ids = [await add('received')];
    smtp.be('refuse');
    ids.push(await add('tried'));
    await deliverDue(delivery);
    clock = right;
    smtp.be('accept');
    await passFor(16 * minute);
    expect(mailIds()).toEqual(idsOf(ids));
  });
});

describe('a mail server that fails', () => {
  test.each<[Mood, string]>([
    ['refuse', 'EENVELOPE 550'],
    ['defer', 'EENVELOPE 451'],
    ['drop', 'ECONNECTION Connection closed unexpectedly'],
    ['stall', 'ETIMEDOUT '],
    ['stall-silently', 'ETIMEDOUT '],
  ])('when it does this: %s, receives every message once it is well again', async (mood, problem) => {
    smtp.be(mood);
    const { mailer } = delivery;
    // Only for these, since any mail server may take as long on a busy machine.
    if (problem === 'ETIMEDOUT ')
      delivery.mailer = createMailer(smtp.url, addresses, { connection: 400, silence: 400, total: 8000 });
    const ids = [await add(1), await add(2), await add(3)];
    await passFor(30 * second);
    expect(smtp.mails).toEqual([]);
    expect(outcomes[0]?.problem).toContain(problem);
    delivery.mailer = mailer;
    smtp.be('accept');
    await passFor(16 * minute);
    expect(mailIds()).toEqual(idsOf(ids));
    expect(await store.pending()).toEqual({ count: 0, oldest: undefined });
  });

  test('that drops the connection after a mail but before its answer gets the mail again, with the same Message-ID', async () => {
    smtp.be('drop-late');
    const id = await add(1);
    await deliverDue(delivery);
    smtp.be('accept');
    await passFor(minute);
    expect(mailIds()).toEqual(idsOf([id, id]));
  });

  test('for a single message does not hold up the others', async () => {
    const ids = [await add('bad'), await add(2), await add(3)];
    const { mailer } = delivery;
    delivery.mailer = (message, signal) => {
      smtp.be(message.id === ids[0] ? 'refuse-content' : 'accept');
      return mailer(message, signal);
    };
    await deliverDue(delivery);
    expect(mailIds()).toEqual(idsOf(ids.slice(1)));
  });

  test.each<Mood>(['defer', 'drop'])(
    'when it does this: %s, is asked as often for many messages as for a single one',
    async (mood) => {
      const ids: string[] = [];
      for (let index = 0; index < 40; index++) ids.push(await add(index));
      smtp.be(mood);
      await passFor(20 * minute);
      expect(smtp.attempts()).toBeLessThan(12);
      smtp.be('accept');
      await passFor(16 * minute);
      expect(mailIds()).toEqual(idsOf(ids));
    },
  );

  test('is asked at once when a new message comes', async () => {
    smtp.be('defer');
    await add(1);
    // Its clock stands still, so only the new message can end the rest of the mail server.
    const running = startDelivery({ ...delivery, onError: () => {} });
    await expect.poll(() => outcomes.length).toBe(1);
    smtp.be('accept');
    const id = await add(2);
    running.wake();
    await expect.poll(mailIds).toEqual(idsOf([id]));
    await running.stop();
  });

  test('for an hour loses no message and gets none twice', async () => {
    const ids: string[] = [];
    await smtp.goDown();
    await passFor(60 * minute, async (elapsed) => {
      if (elapsed % minute === 0) ids.push(await add(elapsed));
    });
    expect(smtp.mails).toEqual([]);
    expect(await store.pending()).toMatchObject({ count: 60 });
    await smtp.comeUp();
    await passFor(16 * minute);
    expect(ids).toHaveLength(60);
    expect(delivery.unmarked.size).toBe(0);
    expect(mailIds()).toEqual(idsOf(ids));
    expect(await store.pending()).toEqual({ count: 0, oldest: undefined });
    await passFor(30 * minute);
    expect(mailIds()).toEqual(idsOf(ids));
  });

  test('in every possible way, with two instances that deliver, loses no message', async () => {
    const secondStore = openSqliteStore(`${folder.path}/messages.db`);
    const moods: Mood[] = ['refuse', 'drop', 'accept', 'defer', 'accept', 'drop-late'];
    const ids: string[] = [];
    for (let elapsed = 0; elapsed < 15 * minute; elapsed += 5 * second) {
      if (elapsed % (10 * second) === 0) smtp.be(moods[(elapsed / (10 * second)) % moods.length] as Mood);
      if (elapsed % minute === 0) ids.push(await add(elapsed));
      await Promise.all([deliverDue(delivery), deliverDue({ ...delivery, store: secondStore, unmarked: new Map() })]);
      clock += 5 * second;
    }
    smtp.be('accept');
    await passFor(16 * minute);
    expect([...new Set(mailIds())]).toEqual(idsOf(ids));
    await secondStore.close();
  });
});

test('a mail over which a mail server takes its time is not sent by another instance meanwhile, and can be aborted', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  smtp.be('stall');
  const id = await add(1);
  const cutOff = new AbortController();
  const sending = deliverDue({ ...delivery, cutOff: cutOff.signal });
  await expect.poll(smtp.attempts).toBe(1);
  for (let passed = 0; passed < 10; passed++) {
    clock += minute;
    vi.advanceTimersByTime(minute);
    // The renewal stands in line before this.
    await deliverDue(delivery);
  }
  expect(smtp.attempts()).toBe(1);
  expect(await store.list()).toMatchObject([{ id, deliveredAt: null, problem: 'waiting for the mail server' }]);
  cutOff.abort();
  await sending;
  expect(outcomes).toMatchObject([{ problem: expect.stringMatching(/abort/i) }]);
});

test('a mail is given up after its whole time, however much of its silence is left', async () => {
  smtp.be('stall');
  await add(1);
  delivery.mailer = createMailer(smtp.url, addresses, { connection: 8000, silence: 8000, total: 1 });
  await deliverDue(delivery);
  expect(outcomes).toMatchObject([{ problem: expect.stringContaining('EABORT') }]);
});

test.each([
  ['in clear text to a mail server on the same machine', '127.0.0.1', ['dealer'], undefined],
  ['to no other mail server that cannot encrypt', '0.0.0.0', [], 'ETLS 500'],
])('a password goes %s', async (_, host, logins, problem) => {
  await add(1);
  delivery.mailer = createMailer(smtp.url.replace('127.0.0.1', `dealer:secret@${host}`), addresses);
  await deliverDue(delivery);
  expect(smtp.logins).toEqual(logins);
  expect(outcomes[0]?.problem).toBe(problem);
});

test('a certificate that nobody signed is good enough for what could be sent in clear text, and for nothing else', async () => {
  const encrypted: boolean[] = [];
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onData(stream, { secure }, done) {
      encrypted.push(secure);
      stream.on('end', done).resume();
    },
  });
  const listening = server.on('error', () => {}).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  for (const host of ['127.0.0.1', '0.0.0.0', 'dealer:secret@0.0.0.0']) {
    await add(host);
    delivery.mailer = createMailer(`smtp://${host}:${port}`, addresses);
    await deliverDue(delivery);
  }
  await new Promise<void>((resolve) => server.close(() => resolve()));
  expect(encrypted).toEqual([true, true]);
  expect(outcomes.map(({ problem = '' }) => problem)).toEqual(['', '', expect.stringContaining('certificate')]);
});

test('a failure to encrypt is named by what is wrong with it', async () => {
  await add(1);
  const server = new SMTPServer({ secure: true, logger: false });
  const listening = server.on('error', () => {}).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const secure = `smtps://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  for (const url of [smtp.url.replace('smtp:', 'smtps:'), secure]) {
    delivery.mailer = createMailer(url, addresses);
    await deliverDue(delivery);
    clock += 10 * minute;
  }
  await new Promise<void>((resolve) => server.close(() => resolve()));
  expect(outcomes.map(({ problem }) => problem)).toEqual([
    expect.stringMatching(/^ESOCKET .*wrong version number.*$/),
    expect.stringMatching(/^ESOCKET .*certificate.*$/),
  ]);
  expect(await store.list()).toMatchObject([{ problem: outcomes[1]?.problem }]);
});

test('a message that the mail server refuses for good is tried less and less, and goes out once it is taken', async () => {
  const id = await add(1);
  const passDays = (days: number) => passFor(days * 24 * 60 * minute, undefined, 5 * minute);
  smtp.be('refuse-content');
  await passDays(1);
  expect(smtp.attempts()).toBeLessThan(20);
  const tries = smtp.attempts();
  await passDays(3);
  expect(smtp.attempts() - tries).toBeLessThan(8);
  smtp.be('accept');
  await passDays(1.1);
  expect(mailIds()).toEqual(idsOf([id]));
});

test('a message that somebody deleted in the database holds up no other', async () => {
  const [gone, kept] = [await add(1), await add(2)];
  // Other programs do not delete the entry of the outbox with it.
  const database = new DatabaseSync(`${folder.path}/messages.db`, { enableForeignKeyConstraints: false });
  database.prepare('DELETE FROM messages WHERE id = ?').run(gone);
  database.close();
  await deliverDue(delivery);
  expect(mailIds()).toEqual(idsOf([kept]));
});

describe('a recipient whom the mail server refuses', () => {
  const [first, second] = ['first@dealer.example', 'second@dealer.example'];
  const mailTo = (to: string) => {
    delivery.mailer = createMailer(smtp.url, { ...addresses, to });
  };
  const recipients = () => smtp.mails.map(({ to }) => to);

  beforeEach(() => {
    mailTo(`${first}, Second@müller.example, ${second}`);
    smtp.refuse(second);
  });

  test('gets the mail later, and the others do not get it twice', async () => {
    const id = await add(1);
    await passFor(30 * minute);
    expect(recipients()).toEqual([[first, 'Second@müller.example']]);
    expect(outcomes[0]).toEqual({ id, problem: 'EENVELOPE 450', attempts: 1 });
    expect(await store.list()).toMatchObject([{ deliveredAt: null, problem: `EENVELOPE 450 for ${second}` }]);
    smtp.refuse();
    await passFor(30 * minute);
    expect(recipients().slice(1)).toEqual([[second]]);
    expect(mailIds()).toEqual(idsOf([id, id]));
    expect(smtp.mails[1]?.raw).toMatch(/^To: first@dealer\.example,[^:]*second@dealer\.example\r$/m);
    expect(await store.pending()).toMatchObject({ count: 0 });
  });

  test('does not hold up other messages, nor this one after somebody has corrected CONTACT_TO', async () => {
    await add(1);
    await add(2);
    await deliverDue(delivery);
    expect(smtp.mails).toHaveLength(2);
    clock += minute;
    mailTo(`${first}, third@dealer.example`);
    await deliverDue(delivery);
    expect(recipients().slice(2)).toEqual([['third@dealer.example'], ['third@dealer.example']]);
    expect(await store.pending()).toMatchObject({ count: 0 });
    await add(3);
    smtp.refuse(first);
    await deliverDue(delivery);
    clock += minute;
    mailTo('third@dealer.example');
    await deliverDue(delivery);
    expect(smtp.mails).toHaveLength(5);
    expect(await store.pending()).toMatchObject({ count: 0 });
  });
});

test.each(['markDelivered', 'postpone'] as const)(
  'a message that was sent while the store could not be written is not sent again, if it fails to %s',
  async (method) => {
    const to = 'first@dealer.example, second@dealer.example';
    delivery.mailer = createMailer(smtp.url, { ...addresses, to });
    if (method === 'postpone') smtp.refuse('second@dealer.example');
    await add(1);
    const failing = { ...store, [method]: () => Promise.reject(new Error('locked')) };
    await expect(deliverDue({ ...delivery, store: failing })).rejects.toThrow('locked');
    smtp.refuse();
    clock += 10 * minute;
    await deliverDue(delivery);
    expect(smtp.mails.flatMap((mail) => mail.to)).toEqual(to.split(', '));
    expect(await store.pending()).toMatchObject({ count: 0 });
  },
);

test('the wait grows from seconds to a quarter of an hour, and is different for each message', () => {
  expect([1, 2, 3, 4].map((attempts) => waitAfter(attempts, 1))).toEqual([5_000, 10_000, 20_000, 40_000]);
  expect(waitAfter(1, 0)).toBe(2_500);
  expect(waitAfter(30, 1)).toBe(15 * minute);
  expect(waitAfter(5000, 1)).toBe(15 * minute);
});

describe('running delivery', () => {
  const start = () => startDelivery({ ...delivery, now: () => new Date(), onError: () => {} });
  const arrivals = async (count: number) => {
    while (smtp.mails.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
  };

  test('sends messages stored before it started, and messages stored while it runs', async () => {
    const first = await add(1);
    const running = start();
    await arrivals(1);
    const later = await add(2);
    running.wake();
    await arrivals(2);
    await running.stop();
    expect(mailIds()).toEqual(idsOf([first, later]));
  });

  test('tries at once again if a message comes while the mail server fails', async () => {
    await add(1);
    let tries = 0;
    const mailer = async () => {
      tries++;
      if (tries === 1) await add(2);
      if (tries === 1) running.wake();
      throw Object.assign(new Error('The mail server is away'), { code: 'ECONNECTION' });
    };
    const running = startDelivery({ ...delivery, mailer, onError: () => {} });
    await expect.poll(() => tries).toBe(2);
    await running.stop();
  });

  test('looks again every five seconds until it stops', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    let passes = 0;
    const running = startDelivery({
      ...delivery,
      store: { ...store, takeDue: async () => void passes++ },
      onError: () => {},
    });
    await expect.poll(() => passes).toBe(1);
    vi.advanceTimersByTime(5 * second);
    await expect.poll(() => passes).toBe(2);
    await running.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('looks again after each call of wake, at whatever moment it comes', async () => {
    for (let moments = 0; moments < 12; moments++) {
      let passes = 0;
      const running = startDelivery({
        ...delivery,
        store: { ...store, takeDue: async () => void passes++ },
        onError: () => {},
      });
      for (let moment = 0; moment < moments; moment++) await undefined;
      const before = passes;
      running.wake();
      await new Promise((resolve) => setTimeout(resolve, 0));
      expect(passes, `after ${moments} moments`).toBeGreaterThan(before);
      await running.stop();
    }
  });

  test('records while it stops what it could not record before, so that nobody gets the mail again', async () => {
    await add(1);
    const other = new DatabaseSync(`${folder.path}/messages.db`);
    const failure = Promise.withResolvers<unknown>();
    const running = startDelivery({
      ...delivery,
      now: () => new Date(),
      onError: failure.resolve,
      store: {
        ...store,
        // From then on, another process holds the database.
        async takeDue(...when) {
          const due = await store.takeDue(...when);
          if (due) other.exec('BEGIN IMMEDIATE');
          return due;
        },
      },
    });
    await failure.promise;
    expect(smtp.mails).toHaveLength(1);
    other.close();
    await running.stop();
    expect(await store.pending()).toMatchObject({ count: 0 });
  });

  test('finishes the current mail when it has to stop, and starts no other', async () => {
    for (let index = 0; index < 20; index++) await add(index);
    smtp.be('hesitate');
    const running = start();
    await vi.waitFor(() => expect(smtp.attempts()).toBe(1));
    await running.stop();
    expect(smtp.mails).toHaveLength(1);
    expect(await store.pending()).toMatchObject({ count: 19 });
  });
});
