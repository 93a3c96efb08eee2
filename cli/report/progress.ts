import pico from 'picocolors';

/** One line on a terminal that says what is being done; silent where standard error is not a terminal. */
export interface Progress {
  step(text: string): void;
  done(): void;
}

/** Says nothing. */
export const silentProgress: Progress = { step: () => {}, done: () => {} };

export function createProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return silentProgress;
  const clear = '\r\u001b[2K';
  return {
    step: (text) => void stream.write(`${clear}${pico.dim(text)}`),
    done: () => void stream.write(clear),
  };
}
