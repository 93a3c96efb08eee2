import { Worker } from 'node:worker_threads';
import type { PageAssets } from '../../schemas/generated/page-assets.ts';
import type { PageReading } from '../html/page-reading.ts';
import type { StyleFile } from './used-styles.ts';

/** A page as HTML, the style sheet that it names, and what is to be read in it. */
export interface RenderedPage {
  html: string;
  style: StyleFile;
  reading: PageReading;
}

/** What the thread renders with: paths of the renderer's server build and of its styles. */
export interface RenderingCode {
  serverEntry: string;
  styles: string[];
}

/** What the thread is told: the layout, once, then one page after the other, both as JSON. */
export type RenderRequest = { layout: string } | { model: string; assets: PageAssets };

/** What it answers to each page, in the order that it was told them. */
export type RenderAnswer = RenderedPage | { error: unknown };

/** Renders pages while the calling thread goes on with other work. */
export interface RenderingThread {
  /** @param layout what every page shares, as JSON; to be told before the first page */
  setLayout(layout: string): void;
  /**
   * @param model the page's model as JSON
   * @throws what a component throws, and an `Error` when the thread ends
   */
  render(model: string, assets: PageAssets): Promise<RenderedPage>;
  stop(): Promise<void>;
}

/** The thread starts with the first page. */
export function createRenderingThread(code: RenderingCode): RenderingThread {
  const waiting: PromiseWithResolvers<RenderedPage>[] = [];
  const giveUp = (error: unknown) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  const start = () => {
    const worker = new Worker(new URL('./rendering-worker.ts', import.meta.url), { workerData: code });
    worker.on('error', giveUp);
    worker.on('exit', () => giveUp(new Error('The rendering thread has ended.')));
    worker.on('message', (answer: RenderAnswer) => {
      const next = waiting.shift();
      if ('error' in answer) next?.reject(answer.error);
      else next?.resolve(answer);
      // A thread that has nothing to do must not keep the process alive.
      if (waiting.length === 0) worker.unref();
    });
    return worker;
  };
  let layout: RenderRequest | undefined;
  let worker: Worker | undefined;
  const running = () => {
    if (!worker) {
      worker = start();
      if (layout) worker.postMessage(layout);
    }
    return worker;
  };
  return {
    setLayout(json) {
      layout = { layout: json };
      worker?.postMessage(layout);
    },
    render(model, assets) {
      const answer = Promise.withResolvers<RenderedPage>();
      waiting.push(answer);
      running().ref();
      running().postMessage({ model, assets } satisfies RenderRequest);
      return answer.promise;
    },
    stop: async () => void (await worker?.terminate()),
  };
}
