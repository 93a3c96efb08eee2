import { longestWait } from '../messages/due-time.ts';
import type { MessageStore } from '../messages/store.ts';
import { quarterHour, waitAfter } from './backoff.ts';
import { type Mailer, mailFailure } from './mailer.ts';

export interface Delivery {
  store: MessageStore;
  mailer: Mailer;
  /** Stops the pass once the current mail is sent. */
  stopping: AbortSignal;
  /** Aborts the current mail. We then cannot know whether it was sent. */
  cutOff: AbortSignal;
  now(): Date;
  random(): number;
  report(outcome: { id: string; problem?: string; attempts: number }): void;
  /** How often in a row the mail server has failed, until when we then leave it alone (milliseconds since 1970), and if a message has come since. */
  rest: { failures: number; until: number; isWoken?: boolean };
  /** How to mark each message whose attempt we could not write to the store. A recipient must never get a mail again. */
  unmarked: Map<string, (store: MessageStore) => Promise<void>>;
}

/** Milliseconds for which this instance owns a message. It renews that while it mails, so that no other instance sends the message too. */
const lease = 2 * 60_000;

/**
 * Sends the due messages one by one. It ends when none is left, when the mail server fails, or when it is told to stop. A failed message
 * becomes due again later. We never give up on one. A mail server that fails gets a single attempt at a time, however many messages wait,
 * since many failed attempts make it lock us out.
 */
export async function deliverDue(delivery: Delivery): Promise<void> {
  const { store, mailer, stopping, cutOff, now, random, report, rest, unmarked } = delivery;
  await markAll(delivery);
  const left = rest.until - now().getTime();
  // A longer rest comes from a clock that was wrong.
  if (left > 0 && left <= quarterHour) return;
  while (!stopping.aborted) {
    rest.isWoken = false;
    const due = await store.takeDue(now(), lease);
    if (!due) return;
    const { id, attempts } = due;
    let renewed: Promise<void> | undefined;
    const renewing = setInterval(() => {
      const reason = due.problem ?? 'waiting for the mail server';
      renewed = store.postpone(id, now(), lease, reason, due.mailedTo).catch(() => {});
    }, lease / 2);
    const failure = await mailer(due, cutOff).then(() => undefined, mailFailure);
    clearInterval(renewing);
    await renewed;
    const at = now();
    if (failure) {
      const { problem, accepted, rejected, isForGood } = failure;
      report({ id, problem, attempts });
      const mailedTo = [...due.mailedTo, ...accepted];
      // If somebody has the mail, the server refuses not us but the others.
      const concernsMessage = failure.concernsMessage || (rejected.length > 0 && mailedTo.length > 0);
      const delay = waitAfter(attempts, random(), concernsMessage && isForGood ? longestWait : quarterHour);
      const reason = rejected.length > 0 ? `${problem} for ${rejected.join(', ')}` : problem;
      unmarked.set(id, (to) => to.postpone(id, at, delay, reason, mailedTo));
      rest.failures = concernsMessage ? 0 : rest.failures + 1;
    } else {
      report({ id, attempts });
      unmarked.set(id, (to) => to.markDelivered(id, at));
      rest.failures = 0;
    }
    // A message that came during the attempt gets its own.
    if (rest.failures > 0 && !rest.isWoken) rest.until = at.getTime() + waitAfter(rest.failures, random());
    await markAll(delivery);
    if (rest.failures > 0) return;
  }
}

async function markAll({ store, unmarked }: Delivery): Promise<void> {
  for (const [id, mark] of unmarked) {
    await mark(store);
    unmarked.delete(id);
  }
}
