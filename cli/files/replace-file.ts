import { chmod, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';

/**
 * Writes the whole of a file beside it and then takes its place, so that nobody ever reads half of it. A link stays a link, and a file
 * keeps its rights.
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
