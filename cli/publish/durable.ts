import { constants, copyFile, open, writeFile } from 'node:fs/promises';

/** Writes a file and waits until the disk has it. */
export async function writeDurably(path: string, content: Buffer | string): Promise<void> {
  await writeFile(path, content, { flush: true });
}

/** Copies a file and waits until the disk has it. A copy rather than a link, so that nothing that is done to it reaches the original. */
export async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  await sync(to);
}

/** Waits until the disk has the names in a folder. */
export async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders, and keeps their names by itself.
  if (process.platform !== 'win32') await sync(path);
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
