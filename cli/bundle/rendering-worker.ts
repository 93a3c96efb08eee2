import { enableCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import { readPage } from '../html/page-reading.ts';
import type { RenderPage } from './render-page.ts';
import type { RenderAnswer, RenderRequest } from './rendering-thread.ts';

enableCompileCache();

const { serverEntry } = workerData as { serverEntry: string };
const { renderPage } = (await import(pathToFileURL(serverEntry).href)) as { renderPage: RenderPage };

let layout: LayoutModel;

parentPort?.on('message', (request: RenderRequest) => {
  if ('layout' in request) layout = JSON.parse(request.layout) as LayoutModel;
  else parentPort?.postMessage(answer(request));
});

function answer({ model, assets }: Extract<RenderRequest, { model: string }>): RenderAnswer {
  try {
    const html = renderPage(JSON.parse(model) as PageModel, layout, assets);
    return { html, reading: readPage(html) };
  } catch (error) {
    return { error };
  }
}
