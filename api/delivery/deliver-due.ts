import type { MessageStore } from '../messages/store.ts';
import { waitAfter } from './backoff.ts';
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
  /** How to mark each message whose attempt we could not write to the store. A recipient must never get a mail again. */
  unmarked: Map<string, (store: MessageStore) => Promise<void>>;
}

/** Milliseconds for which this instance owns a message. Longer than any mail may take, so no other instance sends it too. */
const lease = 2 * 60_000;

/**
 * Sends the due messages one by one. It ends when none is left, when the mail server fails, or when it is told to stop. A failed message
 * becomes due again later. We never give up on one.
 */
export async function deliverDue(delivery: Delivery): Promise<void> {
  const { store, mailer, stopping, cutOff, now, random, report, unmarked } = delivery;
  await markAll(delivery);
  while (!stopping.aborted) {
    const due = await store.takeDue(now(), lease);
    if (!due) return;
    const { id, attempts } = due;
    const failure = await mailer(due, cutOff).then(() => undefined, mailFailure);
    const at = now();
    if (failure) {
      const { problem, accepted, rejected } = failure;
      report({ id, problem, attempts });
      const delay = waitAfter(attempts, random());
      const reason = rejected.length > 0 ? `${problem} for ${rejected.join(', ')}` : problem;
      unmarked.set(id, (to) => to.postpone(id, at, delay, reason, [...due.mailedTo, ...accepted]));
    } else {
      report({ id, attempts });
      unmarked.set(id, (to) => to.markDelivered(id, at));
    }
    await markAll(delivery);
    if (failure && !failure.concernsMessage) return;
  }
}

async function markAll({ store, unmarked }: Delivery): Promise<void> {
  for (const [id, mark] of unmarked) {
    await mark(store);
    unmarked.delete(id);
  }
}
