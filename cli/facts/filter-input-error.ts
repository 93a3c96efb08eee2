/** A filter got a value that it cannot put into words; becomes a finding at the reference. */
export class FilterInputError extends Error {
  private readonly makeHint: () => string | undefined;

  /** @param hint what to do; a function where it takes some finding, since most of these errors are caught and nobody asks */
  constructor(message: string, hint?: string | (() => string)) {
    super(message);
    this.makeHint = typeof hint === 'function' ? hint : () => hint;
  }

  /** What to do. */
  get hint(): string | undefined {
    return this.makeHint();
  }
}

/** What `make` gives; nothing for a value that does not fit, which its schema reports. */
export function quietly<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
