import { rename, writeFile } from 'node:fs/promises';

/** Writes the whole of a file beside it and then takes its place, so that nobody ever reads half of it. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const aside = `${path}.${process.pid}.new`;
  await writeFile(aside, text, { flush: true });
  await rename(aside, path);
}
