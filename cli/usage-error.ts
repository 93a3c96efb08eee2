/**
 * An expected failure of the CLI (a wrong option, a missing folder, a port in use). We print it as one sentence without a stack, and exit
 * with code 2.
 */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A failure because somebody has saved a file while we worked with it. A build then starts over. */
export function outdated(what: string): UsageError {
  const message = `${what} was changed while this command used it. Please run the command again.`;
  return Object.assign(new UsageError(message), { code: 'OUTDATED' });
}

/** Handles a prompt that a person quit with Ctrl-C. */
export function stop(error: Error): never {
  throw error.name === 'ExitPromptError' ? new UsageError('Stopped; nothing was written.') : error;
}

/**
 * What to print for an error. Problems with an option, the environment or a file on disk get one sentence. We recognize them by the error's
 * name or its path. All others are printed with their stack.
 */
export function printed(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (code && path && syscall) return `"${path}" cannot be used: ${problems[code] ?? error.message}.`;
  return ['UsageError', 'ConfigError'].includes(error.name) ? error.message : error;
}

/** What names the folder of a site, for `onDisk`. */
export const outSetting = '--out (TMPDIR for a preview)';

/** Runs work that writes to a folder, and explains disk errors. @param setting names the option or variable for another folder */
export async function onDisk<Made>(what: string, folder: string, setting: string, work: () => Made | Promise<Made>) {
  try {
    return await work();
  } catch (error) {
    const { code: reported = '', syscall = '', message } = error as NodeJS.ErrnoException;
    // If Node cannot make the folders of a path on a read-only disk, it says that they are not there.
    const named = reported === 'ENOENT' ? syscall : reported;
    // Some libraries say only in their message what is wrong with the disk.
    const code = Object.keys(worded).find((code) => worded[code]?.test(message)) ?? named;
    if (!onDiskCodes.includes(code)) throw error;
    throw new UsageError(
      `The ${what} cannot be written to "${folder}": ${problems[code]}. ${setting} names another folder.`,
    );
  }
}

/** How the library for pictures words these codes. Vite's errors may have such words too, about a file that it cannot read. */
const worded: Readonly<Record<string, RegExp>> = {
  EACCES: /for write[\s\S]*permission denied/i,
  EROFS: /for write[\s\S]*read-only file system/i,
  ENOSPC: /no space left|write failed/i,
};

/** Codes of a folder that we cannot write to. */
const onDiskCodes = ['mkdir', 'EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'EFBIG'];

/** Explanations of file system error codes. */
const problems: Readonly<Record<string, string>> = {
  EACCES: 'you lack permission',
  EPERM: 'you lack permission',
  EROFS: 'the disk can only be read',
  mkdir: 'the disk can only be read, or a link in the path leads nowhere',
  ENOSPC: 'the disk is full',
  EFBIG: 'a file may not become so large there',
  ENOENT: 'it is not there',
  EEXIST: 'something else is there',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is no folder',
};
