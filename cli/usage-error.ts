/**
 * An expected failure of the command line itself (a wrong option, a missing folder, a port in use).
 * Printed as one sentence without a stack; the process ends with code 2.
 */
export class UsageError extends Error {
  override name = 'UsageError';
}
