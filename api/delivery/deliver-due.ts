import type { MessageStore } from '../messages/store.ts';
import { waitAfter } from './backoff.ts';
import { concernsMessage, type Mailer, mailProblem } from './mailer.ts';

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
  /** Messages that the mail server accepted while we could not write to the store. We must never send them again. */
  unmarked: Map<string, Date>;
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
    const due = await store.takeDue(now(), new Date(now().getTime() + lease));
    if (!due) return;
    try {
      await mailer(due, cutOff);
    } catch (error) {
      const problem = mailProblem(error);
      report({ id: due.id, problem, attempts: due.attempts });
      await store.postpone(due.id, new Date(now().getTime() + waitAfter(due.attempts, random())), problem);
      if (concernsMessage(error)) continue;
      return;
    }
    report({ id: due.id, attempts: due.attempts });
    unmarked.set(due.id, now());
    await markAll(delivery);
  }
}

async function markAll({ store, unmarked }: Delivery): Promise<void> {
  for (const [id, at] of unmarked) {
    await store.markDelivered(id, at);
    unmarked.delete(id);
  }
}
