import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { createPageRenderer } from './page-renderer.ts';
import type { RenderAnswer, RenderRequest, ThreadData } from './rendering-thread.ts';

enableCompileCache();

const pages = createPageRenderer(workerData as ThreadData);
let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (request: RenderRequest) => {
  last = last.then(async () => {
    if ('layout' in request) pages.setLayout(request.layout);
    else parentPort?.postMessage(await answer(request));
  });
});

async function answer({ model, assets }: Extract<RenderRequest, { model: string }>): Promise<RenderAnswer> {
  try {
    return await pages.render(model, assets);
  } catch (error) {
    return { error };
  }
}
