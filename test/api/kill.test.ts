import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverDue } from '../../api/delivery/deliver-due.ts';
import { createMailer } from '../../api/delivery/mailer.ts';
import { postJson, validMessage } from './support/app.ts';
import { type ServerProcess, startServerProcess } from './support/server-process.ts';
import { makeSite, type TestSite } from './support/site.ts';
import { startSmtp, type TestSmtp } from './support/smtp.ts';
import { type StoreKind, storeKinds } from './support/stores.ts';

/** How often to kill the server with each store. A full run uses 100. */
const kills = Number(process.env.KILLS ?? 5);
const visitors = 8;

/** What a visitor sends, and the id that the server acknowledged it with. */
interface Enquiry {
  number: number;
  id?: string;
}

describe.each(storeKinds)('a server that is killed at any moment, with %s', (name, makeKind) => {
  let kind: StoreKind;
  let site: TestSite;
  let smtp: TestSmtp;

  beforeAll(async () => {
    [kind, smtp] = await Promise.all([makeKind(), startSmtp()]);
    site = makeSite();
    await (await kind.open()).close();
  });
  afterAll(async () => {
    await smtp[Symbol.asyncDispose]();
    await kind.remove();
    site.remove();
  });

  test('has every message that it acknowledged, exactly once', {
    timeout: 600_000 + kills * 5_000,
  }, async () => {
    const enquiries: Enquiry[] = [];
    let unanswered: Enquiry[] = [];
    let server: ServerProcess;
    const start = () =>
      startServerProcess(site.folder, {
        ...kind.environment(),
        LOG_LEVEL: 'silent',
        SMTP_URL: smtp.url,
        CONTACT_TO: 'sales@dealer.example',
      });

    /** How many more messages to acknowledge before the server is killed. */
    let left = 0;
    let killed: Promise<unknown> | undefined;

    /** Sends messages one after another, unanswered ones first, until the server is gone. */
    const visit = async () => {
      for (;;) {
        const enquiry = unanswered.pop() ?? { number: enquiries.length };
        if (!enquiries.includes(enquiry)) enquiries.push(enquiry);
        const isAnswered = await send(server, enquiry);
        if (!isAnswered) return enquiry;
        if (--left === 0) killed = server.end('SIGKILL');
      }
    };

    for (let kill = 0; kill < kills; kill++) {
      server = await start();
      left = 1 + Math.floor(Math.random() * 5 * visitors);
      const visited = await Promise.all(Array.from({ length: visitors }, visit));
      await killed;
      if (kill % 5 === 4) await kind.crash();
      unanswered = [...unanswered, ...visited];
    }
    server = await start();
    for (const enquiry of unanswered) expect(await send(server, enquiry)).toBe(true);
    expect(await server.end('SIGTERM')).toBe(0);

    // By then, whatever the servers were mailing is due again.
    const later = new Date(Date.now() + 3_600_000);
    await kind.setClock(later);
    const store = await kind.open('again');
    const numbers = (await store.list()).map(({ id, message }) => ({
      number: Number(message.message.split(' ').at(-1)),
      id,
    }));
    const byNumber = (a: Enquiry, b: Enquiry) => a.number - b.number;
    expect(numbers.sort(byNumber)).toEqual(enquiries.sort(byNumber));
    expect(enquiries.length).toBeGreaterThan(visitors);

    const mailer = createMailer(smtp.url, { from: 'sales@dealer.example', to: 'sales@dealer.example' });
    const signal = new AbortController().signal;
    const now = () => later;
    const deliver = () =>
      deliverDue({
        ...{ store, mailer, now, random: Math.random, report() {} },
        ...{ stopping: signal, cutOff: signal, rest: { failures: 0, until: 0 }, unmarked: new Map() },
      });
    await Promise.all(Array.from({ length: 20 }, deliver));
    const mailed = new Set(smtp.mails.map(({ messageId }) => messageId.slice(1).split('@', 1)[0]));
    expect([...mailed].sort()).toEqual(enquiries.map(({ id }) => id).sort());
    await store.close();
    console.log(
      `${name}: ${kills} kills, ${enquiries.length} messages acknowledged and stored once, ` +
        `${smtp.mails.length - mailed.size} mailed a second time because the kill came between the mail and its mark.`,
    );
  });
});

/** Whether the server acknowledged the message. If the server cannot store it right now, sends it again until the server is gone. */
async function send(server: ServerProcess, enquiry: Enquiry): Promise<boolean> {
  for (;;) {
    try {
      const key = { 'idempotency-key': `visitor ${enquiry.number}` };
      const answer = await postJson(server.url, validMessage(enquiry.number), key);
      const body = (await answer.json()) as { id?: string };
      if (answer.status === 201) {
        enquiry.id = body.id;
        return true;
      }
      if (answer.status !== 503) throw new Error(`Answered with ${answer.status}: ${JSON.stringify(body)}`);
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError) return false;
      throw error;
    }
  }
}
