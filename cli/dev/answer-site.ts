import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Connect, ViteDevServer } from 'vite';
import { answerPages } from './answer-pages.ts';
import type { PipelineThread } from './pipeline-thread.ts';
import { refusalOf } from './write-access.ts';

/** What the tools of an open page ask for. */
interface Wish {
  path: string;
  id: string;
  kind: string;
}

/**
 * Answers what Vite does not: the tools of the pages that are open, before it; the site itself, after it.
 * @returns what is to be done once Vite has its own answers in place
 */
export function answerSite(vite: ViteDevServer, started: Promise<PipelineThread>): () => void {
  const token = randomBytes(24).toString('base64url');
  // Vite opens the editor for whoever asks.
  vite.middlewares.use(
    '/__open-in-editor',
    guard(undefined, (_request, _response, next) => next()),
  );
  vite.middlewares.use(
    '/@site/write',
    guard(token, async (request, response) => {
      const { path, id, kind } = await wishIn(request);
      const pipeline = await started;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(await pipeline.ask('write', path, id, kind)));
    }),
  );
  return () => answerPages(vite, started, token);
}

/** Lets through what comes from a page of this server, opened on this machine. */
function guard(token: string | undefined, handle: Connect.NextHandleFunction): Connect.NextHandleFunction {
  return (request, response, next) => {
    const refusal = token !== undefined && request.method !== 'POST' ? 'by another method' : refusalOf(request, token);
    if (refusal === undefined) return Promise.resolve(handle(request, response, next)).catch(next);
    response.writeHead(403, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: `This is not done: it was asked for ${refusal}.` }));
  };
}

async function wishIn(request: IncomingMessage): Promise<Wish> {
  const { path, id, kind } = ((await json(request)) ?? {}) as Record<string, unknown>;
  return { path: String(path), id: String(id), kind: String(kind) };
}
