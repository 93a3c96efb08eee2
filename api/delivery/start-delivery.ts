import { setTimeout as wait } from 'node:timers/promises';
import { type Delivery, deliverDue } from './deliver-due.ts';

/** Delivery that goes on by itself. */
export interface RunningDelivery {
  /** Looks for messages now rather than at the next round. */
  wake(): void;
  /** Begins no further mail, lets the present one end or cuts it off, and resolves when nothing is under way any more. */
  stop(): Promise<void>;
}

/** Between two rounds, in milliseconds: what other instances left, and what is due again. */
const interval = 5_000;

/** How long the mail that is being sent may take when delivery is to stop, in milliseconds. */
const patience = 5_000;

/** Delivers what is due now, at every `wake`, and every few seconds, in one pass at a time. */
export function startDelivery(
  options: Omit<Delivery, 'stopping' | 'cutOff' | 'unmarked'> & { onError(error: unknown): void },
): RunningDelivery {
  const stopping = new AbortController();
  const cutOff = new AbortController();
  const delivery: Delivery = { ...options, stopping: stopping.signal, cutOff: cutOff.signal, unmarked: new Map() };
  let pass: Promise<void> | undefined;
  let isWanted = false;

  const run = async (): Promise<void> => {
    while (isWanted && !stopping.signal.aborted) {
      isWanted = false;
      await deliverDue(delivery).catch(options.onError);
    }
  };
  const wake = (): void => {
    isWanted = true;
    pass ??= run().finally(() => {
      pass = undefined;
    });
  };

  const timer = setInterval(wake, interval);
  wake();
  return {
    wake,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await Promise.race([pass, wait(patience, undefined, { ref: false })]);
      cutOff.abort();
      await pass;
    },
  };
}
