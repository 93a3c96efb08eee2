import type { Report } from '../finding.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { PageThreads } from './page-threads.ts';
import { makePages, type Reader, type ReadPage, recallFile, type Written, writtenIn } from './read-file.ts';

/** How many files are looked at before their turn. */
const ahead = 8;

/** A file whose turn comes soon. */
interface Begun {
  file: SourceFile;
  /** Undefined where they have to be made. */
  pages?: ReadPage[] | undefined;
  written?: Written | Promise<Written>;
}

/**
 * The pages of each file, in the order of the files. Threads that have nothing else to do parse texts meanwhile.
 * @param read files whose pages are known
 */
export async function* readAhead(
  reader: Reader,
  files: readonly SourceFile[],
  read: ReadonlyMap<SourceFile, ReadPage[]>,
  threads: PageThreads,
  report: Report,
): AsyncGenerator<ReadPage[]> {
  const begin = (file: SourceFile): Begun => {
    const pages = read.get(file) ?? recallFile(reader, file);
    if (pages) return { file, pages };
    const written = writtenIn(reader, file);
    if (!file.isLazy || written.data !== undefined || !threads.isLoaded()) return { file, written };
    const parsed = threads.parse({ file: file.file, text: written.text }).then((data) => ({ ...written, data }));
    // Whoever waits for it hears of it.
    parsed.catch(() => {});
    return { file, written: parsed };
  };
  const begun: Begun[] = [];
  for (let next = 0; next < files.length || begun.length > 0; ) {
    while (begun.length < ahead && next < files.length) begun.push(begin(files[next++] as SourceFile));
    const { file, pages, written } = begun.shift() as Begun;
    yield pages ?? makePages(reader, file, (await written) as Written, report);
  }
}
