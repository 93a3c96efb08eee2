import type { Report } from '../finding.ts';
import type { SourceFile } from '../source/source-file.ts';
import { type Reader, type ReadPage, readFile, recallFile } from './read-file.ts';

/** So many files that are not known are read here; for more it is worth it that threads read the site as well. */
const worthwhile = 100;

/** Files that are read ahead, so that no thread waits for the next. */
const ahead = 12;

/**
 * The pages of files, in their order.
 * @param read what has been read already
 * @param readInThread puts what a file gives into the memory, unless there is something to report
 */
export async function* readAhead(
  reader: Reader,
  files: readonly SourceFile[],
  read: ReadonlyMap<SourceFile, ReadPage[]>,
  readInThread: (file: string) => Promise<void>,
  report: Report,
): AsyncGenerator<ReadPage> {
  const queue: Promise<ReadPage[]>[] = [];
  let unknown = 0;
  const begin = async (file: SourceFile): Promise<ReadPage[]> => {
    const known = read.get(file) ?? recallFile(reader, file);
    if (known) return known;
    if (++unknown > worthwhile && reader.isSound) await readInThread(file.file);
    return readFile(reader, file, report);
  };
  for (const file of files) {
    const begun = begin(file);
    begun.catch(() => {});
    queue.push(begun);
    if (queue.length >= ahead) yield* (await queue.shift()) ?? [];
  }
  for (const begun of queue) yield* await begun;
}
