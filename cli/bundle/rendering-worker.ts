import { readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import { readPage } from '../html/page-reading.ts';
import type { RenderPage } from './render-page.ts';
import type { RenderAnswer, RenderingCode, RenderRequest } from './rendering-thread.ts';
import { createStylePicker } from './used-styles.ts';

enableCompileCache();

const { serverEntry, styles } = workerData as RenderingCode;
const { renderPage } = (await import(pathToFileURL(serverEntry).href)) as { renderPage: RenderPage };

const pickStyles = createStylePicker(styles.map((path) => readFileSync(path, 'utf8')).join(''));
let layout: LayoutModel;

parentPort?.on('message', (request: RenderRequest) => {
  if ('layout' in request) layout = JSON.parse(request.layout) as LayoutModel;
  else parentPort?.postMessage(answer(request));
});

function answer({ model, assets }: Extract<RenderRequest, { model: string }>): RenderAnswer {
  try {
    const page = JSON.parse(model) as PageModel;
    const html = renderPage(page, layout, assets, (body) => `/${pickStyles(body).name}`);
    return { html, reading: readPage(html), style: pickStyles(html) };
  } catch (error) {
    return { error };
  }
}
