import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { isInside } from './site-folder.ts';

/** File names in these folders contain a content hash, so the files never change. Clients have to revalidate all others. */
export const hashedFolders = ['assets', 'images', 'cards'];

/** What servers that are not ours say of these files. */
export const keptForGood = 'public, max-age=31536000, immutable';

/** True for a file, by its name in the built site, that never changes. */
export function isHashed(name: string): boolean {
  return hashedFolders.some((folder) => name.startsWith(`${folder}/`));
}

/** Headers that make a response depend on what the client already has. We send no date, so `If-Modified-Since` is not one of them. */
const conditions = ['if-match', 'if-none-match', 'if-unmodified-since'];

/** Sends a file of the built site, in the smallest encoding that the client accepts. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, name, status }: { folder: string; name: string; status: 200 | 404 },
): FastifyReply {
  // Send an error page in full, since these headers were about another file.
  const { headers } = request.raw;
  if (status !== 200) for (const condition of conditions) delete headers[condition];
  // Only GET has ranges. Our ETags are weak, and `If-Range` needs a strong one, so it never holds.
  if (request.method === 'HEAD' || headers['if-range'] !== undefined) delete headers.range;
  const isForGood = isHashed(name);
  // Page lists stay fresh for a minute, so that hovering over a link and then clicking it sends one request.
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
