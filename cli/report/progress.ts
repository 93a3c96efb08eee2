import pico from 'picocolors';

export interface Count {
  done: number;
  total: number;
}

/** Receives the progress of a run. */
export interface Progress {
  step(name: string, count?: Count): void;
  done(): void | Promise<void>;
}

export const silentProgress: Progress = { step: () => {}, done: () => {} };

/** Minimum milliseconds between two updates of a step. */
const pause = 100;

/** Milliseconds that a step must run before we estimate the remaining time. */
const warmUp = 2000;

/**
 * A status line on a terminal. Silent if the stream is not a terminal, or cannot erase a line, as in Emacs.
 * @param clock returns milliseconds
 */
export function createProgress(stream: NodeJS.WriteStream = process.stderr, clock = () => performance.now()): Progress {
  if (!stream.isTTY || process.env.TERM === 'dumb') return silentProgress;
  const clear = '\r\u001b[2K';
  const begun = new Map<string, number>();
  let last = { name: '', time: 0 };
  return {
    step(name, count) {
      const now = clock();
      const start = begun.get(name) ?? now;
      begun.set(name, start);
      if (count && name === last.name && now - last.time < pause) return;
      last = { name, time: now };
      stream.write(
        `${clear}${pico.dim(count ? `${name} ${count.done}/${count.total}${left(count, now - start)}` : name)}`,
      );
    },
    done: () => void stream.write(clear),
  };
}

/** @param elapsed milliseconds since the step began */
function left({ done, total }: Count, elapsed: number): string {
  const seconds = Math.ceil(((elapsed / done) * (total - done)) / 1000);
  if (elapsed < warmUp || seconds < 1) return '';
  return seconds < 90 ? `, about ${seconds} s left` : `, about ${Math.round(seconds / 60)} minutes left`;
}
