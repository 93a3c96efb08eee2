import pico from 'picocolors';

/** Receives the progress of a run. */
export interface Progress {
  step(name: string, count?: { done: number; total: number }): void;
  done(): void | Promise<void>;
}

export const silentProgress: Progress = { step: () => {}, done: () => {} };

/** Minimum milliseconds between two updates of a step. */
const pause = 100;

/** A status line on a terminal. Silent if the stream is not a terminal. */
export function createProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return silentProgress;
  const clear = '\r\u001b[2K';
  let last = { name: '', time: 0 };
  return {
    step(name, count) {
      const time = performance.now();
      if (count && name === last.name && time - last.time < pause) return;
      last = { name, time };
      stream.write(`${clear}${pico.dim(count ? `${name} ${count.done}/${count.total}` : name)}`);
    },
    done: () => void stream.write(clear),
  };
}
