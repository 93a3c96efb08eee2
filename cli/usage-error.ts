/**
 * An expected failure of the command line itself (a wrong option, a missing folder, a port in use).
 * Printed as one sentence without a stack; the process ends with code 2.
 */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** What becomes of a question to a person who leaves it with Ctrl-C. */
export function stop(error: Error): never {
  throw error.name === 'ExitPromptError' ? new UsageError('Stopped; nothing was written.') : error;
}

/**
 * What is wrong with an option, the environment or a file on the disk is a sentence, which the name of the error or its path tells; all else
 * is shown with its stack.
 */
export function printed(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (code && path && syscall) return `"${path}" cannot be used: ${problems[code] ?? error.message}.`;
  return ['UsageError', 'ConfigError'].includes(error.name) ? error.message : error;
}

/** Does work that writes to a folder. Where the disk takes no files, it says so in words. @param setting names another folder */
export async function onDisk<Made>(what: string, folder: string, setting: string, work: () => Made | Promise<Made>) {
  try {
    return await work();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    // Libraries that write by themselves have only words for it.
    const isFull = code === 'ENOSPC' || /no space left|write failed/i.test(message);
    if (!isFull && !['EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EEXIST'].includes(code)) throw error;
    const problem = problems[isFull ? 'ENOSPC' : code];
    throw new UsageError(`The ${what} cannot be written to "${folder}": ${problem}. ${setting} names another folder.`);
  }
}

/** What the system says of a file, in words. */
const problems: Readonly<Record<string, string>> = {
  EACCES: 'you lack permission',
  EPERM: 'you lack permission',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  ENOENT: 'it is not there',
  EEXIST: 'something else is there',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is no folder',
};
