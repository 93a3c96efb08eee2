import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { isInside } from './site-folder.ts';

/** Names in these folders carry a hash of their content, so they never change; all else is asked for again. */
const hashed = /^(assets|images|cards)\//;

/** What makes an answer depend on what the client has already. */
const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'if-range', 'range'];

/** Sends a file of the built site in `folder`, in the smallest form that the client takes. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, name, status }: { folder: string; name: string; status: 200 | 404 },
): FastifyReply {
  // The page of a failure is sent whole, since the client asked for something else.
  if (status !== 200) for (const condition of conditions) delete request.raw.headers[condition];
  const isForGood = hashed.test(name);
  // Lists of pages are good for a minute: a hover over a link and the click on it ask once.
  if (!isForGood) reply.header('cache-control', name.startsWith('data/') ? 'public, max-age=60' : 'no-cache');
  return reply.code(status).sendFile(`/${name}`, folder, {
    acceptRanges: status === 200,
    cacheControl: isForGood,
    immutable: isForGood,
    maxAge: isForGood ? '365d' : 0,
    async onFile(path) {
      if (!(await isInside(folder, path))) throw new ApiError(404, 'Not found');
    },
  });
}
