import type { MessageStore } from '../messages/store.ts';
import { waitAfter } from './backoff.ts';
import { concernsMessage, type Mailer, mailProblem } from './mailer.ts';

/** What delivery works with. */
export interface Delivery {
  store: MessageStore;
  mailer: Mailer;
  /** Ends the pass after the mail that is being sent. */
  stopping: AbortSignal;
  /** Ends the mail that is being sent, whose fate is then not known. */
  cutOff: AbortSignal;
  now(): Date;
  random(): number;
  report(outcome: { id: string; problem?: string; attempts: number }): void;
  /** Messages that the mail server took while the store could not be written: never to be sent again. */
  unmarked: Map<string, Date>;
}

/** Longer than any mail may take, in milliseconds, so that no other instance sends the message as well. */
const lease = 2 * 60_000;

/**
 * Sends what is due, one message after the other, until nothing is due, the mail server fails, or it is to stop. A message
 * that failed is due again later; none is ever given up.
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
