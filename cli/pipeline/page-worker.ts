import { readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import { answerRequests } from '../../api/thread.ts';
import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import type { RenderPage } from '../bundle/render-page.ts';
import { createStylePicker } from '../bundle/used-styles.ts';
import { readPage } from '../html/page-reading.ts';
import { shinglesOf, signatureOf } from '../html/similarity.ts';
import type { FileRecord } from '../publish/site-record.ts';
import { stageFile } from '../publish/stage-file.ts';
import type { MadeFile, PageRequest, PageWork, ReadMadePage } from './page-threads.ts';

enableCompileCache();

const work = workerData as PageWork;
const { assets, stage, known } = work;
const { renderPage } = (await import(pathToFileURL(work.serverEntry).href)) as { renderPage: RenderPage };

const pickStyles = createStylePicker(work.styles.map((path) => readFileSync(path, 'utf8')).join(''));
const layout = JSON.parse(work.layout) as LayoutModel;

/** The pipeline is loaded, and the site read, only where there are so many pages that it is worth that. */
let makeFile: Promise<(file: string) => MadeFile> | undefined;

answerRequests(async (request: PageRequest | string) => {
  if (typeof request !== 'string') return makePage(request);
  makeFile ??= import('./make-file.ts').then(({ createFileMaker }) => createFileMaker(work, makePage));
  return (await makeFile)(request);
});

function makePage({ data, hash, names, subject }: PageRequest): ReadMadePage {
  const model = `assets/page-${hash}.json`;
  const pageAssets = { ...assets, pageData: `/${model}` };
  const html = renderPage(JSON.parse(data) as PageModel, layout, pageAssets, (body) => `/${pickStyles(body).name}`);
  const { mainText, ...reading } = readPage(html);
  const shingles = shinglesOf(subject === undefined ? mainText : mainText.replaceAll(subject, 'it'));
  const staged = (name: string, content: string): [string, FileRecord] => [
    name,
    stageFile(stage, name, content, known[name]),
  ];
  const files = [...names.map((name) => staged(name, html)), staged(model, data)];
  return { files, style: pickStyles(html), reading, shingles, signature: signatureOf(shingles) };
}
