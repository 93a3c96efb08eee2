import type { PageModel } from '../../schemas/generated/page-model.ts';
import { collectFindings } from '../finding.ts';
import { summaryOf } from '../html/page-reading.ts';
import { openMemory } from '../memory/memory.ts';
import { silentProgress } from '../report/progress.ts';
import { builtInputs, requestFor } from './page-request.ts';
import type { JudgedPage, MadeFile, PageRequest, PageWork, ReadMadePage } from './page-threads.ts';
import { readFile } from './read-file.ts';
import { filesOf, readFrame } from './read-site.ts';
import { verifyPage } from './verify.ts';

/**
 * Reads files in a thread, and makes their pages, so that the build finds both in its memory. Whatever is found in a file is left to the
 * build, which reads that file again.
 */
export async function createFileMaker(
  { site: { root, ...reading }, common }: PageWork,
  makePage: (request: PageRequest) => ReadMadePage,
): Promise<(file: string) => MadeFile> {
  const memory = openMemory();
  const found = collectFindings();
  const { readerOn } = await readFrame(root, { ...reading, found, progress: silentProgress, memory });
  const reader = readerOn?.(undefined, found);
  const files = new Map(reader && filesOf(reader.site.source).map((file) => [file.file, file]));
  return (name) => {
    const { findings, report } = collectFindings();
    const file = files.get(name);
    const pages: JudgedPage[] = [];
    for (const read of reader && file ? readFile(reader, file, report) : []) {
      if (!reader || !read.model || findings.length > 0) continue;
      const request = requestFor(reader, read, read.model.hash);
      const { reading, ...made } = makePage(request);
      const model = JSON.parse(request.data) as PageModel;
      verifyPage(reader.rules, { page: read.page, model, reading }, reader.site, report);
      if (findings.length === 0)
        pages.push({ ...made, inputs: builtInputs(common, read.model.hash, read.page), summary: summaryOf(reading) });
    }
    return { entries: memory.take(), pages };
  };
}
