/** A filter got a value that it cannot put into words; becomes a finding at the reference. */
export class FilterInputError extends Error {
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}

/** The result of `make`; undefined if it throws for a value that does not fit, which its schema reports. */
export function quietly<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
