import { open, rename } from 'node:fs/promises';

/** Writes the whole of a file beside it and then takes its place, so that nobody ever reads half of it. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const aside = `${path}.${process.pid}.new`;
  const file = await open(aside, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(aside, path);
}
