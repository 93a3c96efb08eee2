import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Connect, ViteDevServer } from 'vite';
import { answerPages } from './answer-pages.ts';
import type { PipelineThread } from './pipeline-thread.ts';
import type { Pointed } from './point-at.ts';

/**
 * Serves what Vite does not: the tools of open pages before Vite's handlers, and the site itself after them.
 * @param onEnd registers work for when the server closes
 * @returns a function to call once Vite's handlers are in place
 */
export function answerSite(
  vite: ViteDevServer,
  started: Promise<PipelineThread>,
  onEnd: (work: () => Promise<void>) => void,
): () => void {
  const token = randomBytes(24).toString('base64url');
  const answerTools = async (request: IncomingMessage, response: ServerResponse) => {
    const wish = (await json(request)) as Pointed & { path: string; id: string; kind: string };
    const name = request.url === '/point' ? 'point' : 'write';
    const answer = await (await started).ask(name, wish.path, wish);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  };
  // Vite would open the editor for anybody.
  vite.middlewares.use('/__open-in-editor', guard());
  vite.middlewares.use('/@site/', guard(token));
  vite.middlewares.use('/@site/', (request, response, next) => void answerTools(request, response).catch(next));
  return () => onEnd(answerPages(vite, started, token));
}

/** Allows only requests from a page of this server that is open on this machine. */
function guard(token?: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const refusal = refusalOf(request, token);
    if (refusal === undefined) return next();
    response.writeHead(403, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: `Refused: the request came ${refusal}.` }));
  };
}

/**
 * Why we refuse to act on the author's machine for this request; undefined if we allow it. The request must come from this machine, from a
 * page of this server, and with the token that only its pages have. Vite has already refused wrong host names.
 * @param token undefined if the request does not need it
 */
function refusalOf({ headers, method, socket }: IncomingMessage, token: string | undefined): string | undefined {
  // A request that reaches this machine at one of its own addresses also comes from that address.
  if (socket.remoteAddress === undefined || socket.remoteAddress !== socket.localAddress) return 'from another machine';
  const { 'sec-fetch-site': site = 'same-origin', origin, host } = headers;
  if (site !== 'same-origin' || (origin !== undefined && origin !== `http://${host}`)) return 'from another site';
  if (token === undefined) return undefined;
  if (method !== 'POST') return 'by a method other than POST';
  if (origin === undefined) return 'from no page';
  const given = Buffer.from(String(headers['x-site-token'] ?? ''));
  const isEqual = given.length === token.length && timingSafeEqual(given, Buffer.from(token));
  return isEqual ? undefined : 'without the token of its pages';
}
