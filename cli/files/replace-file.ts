import { chmod, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';

/**
 * Writes to a temporary file next to the file and then renames it, so that nobody ever reads half a file. A link stays a link, and a file
 * keeps its permissions.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const file = await realpath(path).catch(() => path);
  const aside = `${file}.${process.pid}.new`;
  try {
    await writeFile(aside, text, { flush: true });
    const before = await stat(file).catch(() => undefined);
    if (before) await chmod(aside, before.mode);
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}
