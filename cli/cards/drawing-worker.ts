import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Draw } from '../bundle/render-page.ts';
import { drawCard } from './draw-card.ts';
import type { DrawingRequest } from './drawing-thread.ts';
import { loadFonts } from './fonts.ts';

const { serverEntry } = workerData as { serverEntry: string };
const [{ draw }, fonts] = await Promise.all([
  import(pathToFileURL(serverEntry).href) as Promise<{ draw: Draw }>,
  loadFonts(),
]);

parentPort?.on('message', async ({ file, path }: DrawingRequest) => {
  try {
    await drawCard(file, path, { draw, fonts });
    parentPort?.postMessage({});
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
