/** A filter got a value that it cannot put into words; becomes a finding at the reference. */
export class FilterInputError extends Error {
  /** What to do, where no other filter takes the value. */
  readonly hint: string | undefined;
  readonly value: unknown;

  constructor(message: string, hint?: string, value?: unknown) {
    super(message);
    this.hint = hint;
    this.value = value;
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
