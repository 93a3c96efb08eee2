import { setTimeout as wait } from 'node:timers/promises';
import { coalesceCalls } from '../coalesce-calls.ts';
import { type Delivery, deliverDue } from './deliver-due.ts';

export interface RunningDelivery {
  /** Looks for due messages now instead of at the next interval, even if the mail server has just failed. */
  wake(): void;
  /** Sends no more mail, waits for the current one or aborts it, and resolves when nothing is running. */
  stop(): Promise<void>;
}

/** Milliseconds between two passes, which pick up retries and what other instances left behind. */
const interval = 5_000;

/** Milliseconds that the current mail may still take after `stop`. */
const patience = 9_000;

/** Delivers due messages now, on each `wake`, and every few seconds. Only one pass runs at a time. */
export function startDelivery(
  options: Omit<Delivery, 'stopping' | 'cutOff' | 'rest' | 'unmarked'> & { onError(error: unknown): void },
): RunningDelivery {
  const stopping = new AbortController();
  const cutOff = new AbortController();
  const rest: Delivery['rest'] = { failures: 0, until: 0 };
  const delivery = { ...options, stopping: stopping.signal, cutOff: cutOff.signal, rest, unmarked: new Map() };
  // The last pass, while stopping, sends nothing. It records what an earlier pass could not.
  const look = coalesceCalls(() => deliverDue(delivery).catch(options.onError));
  const timer = setInterval(look, interval);
  look();
  return {
    wake() {
      rest.until = 0;
      rest.isWoken = true;
      look();
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      const end = look();
      await Promise.race([end, wait(patience, undefined, { ref: false })]);
      cutOff.abort();
      await end;
    },
  };
}
