/**
 * An expected failure of the command line itself (a wrong option, a missing folder, a port in use).
 * Printed as one sentence without a stack; the process ends with code 2.
 */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** What is wrong with an option or the environment, by the name of the error, is a sentence; all else is shown with its stack. */
export function printed(error: unknown): unknown {
  return error instanceof Error && ['UsageError', 'ConfigError'].includes(error.name) ? error.message : error;
}
