import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import { answerRequests } from '../../api/thread.ts';
import type { Draw } from '../bundle/render-page.ts';
import type { CardFile } from './card-file.ts';
import { drawCard } from './draw-card.ts';
import { loadFonts } from './fonts.ts';

/** A card to draw, and the file to write it to. */
export interface DrawingRequest {
  file: CardFile;
  path: string;
}

const { serverEntry } = workerData as { serverEntry: string };
const [{ draw }, fonts] = await Promise.all([
  import(pathToFileURL(serverEntry).href) as Promise<{ draw: Draw }>,
  loadFonts(),
]);

answerRequests(({ file, path }: DrawingRequest) => drawCard(file, path, { draw, fonts }));
