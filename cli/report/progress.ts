import pico from 'picocolors';

/** How much of a step is done. */
export interface Count {
  done: number;
  total: number;
}

/** Hears what is being done, and how far it has come. */
export interface Progress {
  step(name: string, count?: Count): void;
  done(): void | Promise<void>;
}

export const silentProgress: Progress = { step: () => {}, done: () => {} };

/** Milliseconds between two lines of the same step. */
const pause = 100;

/** Milliseconds after which a step has gone on for long enough to say when it ends. */
const warmUp = 2000;

/**
 * One line on a terminal that says what is being done; silent where the stream is no terminal.
 * @param clock milliseconds since some moment
 */
export function createProgress(stream: NodeJS.WriteStream = process.stderr, clock = () => performance.now()): Progress {
  if (!stream.isTTY) return silentProgress;
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
