import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from './accepted-encodings.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

/** A file of the site and how it is sent. */
export interface FileToSend {
  name: string;
  status: 200 | 404;
  contentType: string;
}

/**
 * Sends a file of the site in the smallest form that the client takes, or 304 if the client has it already.
 * @returns false if the file is not there; nothing has been sent then
 */
export async function sendFile(
  files: SiteFiles,
  file: FileToSend,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const form = await smallestForm(files, file.name, request.headers['accept-encoding']);
  if (!form) return false;

  reply.header('vary', 'accept-encoding');
  reply.header('cache-control', cacheControl(file));
  if (file.status === 200) reply.header('etag', form.etag);
  if (file.status === 200 && hasEtag(request.headers['if-none-match'], form.etag)) {
    reply.code(304).send();
    return true;
  }
  if (form.encoding) reply.header('content-encoding', form.encoding);
  reply.code(file.status).header('content-type', file.contentType).send(form.body);
  return true;
}

async function smallestForm(
  files: SiteFiles,
  name: string,
  acceptEncoding: string | undefined,
): Promise<(SiteFile & { encoding?: string }) | undefined> {
  const plain = await files.read(name);
  if (!plain) return undefined;
  for (const { suffix, encoding } of acceptedEncodings(acceptEncoding)) {
    const packed = await files.read(name + suffix);
    if (packed) return { body: packed.body, etag: packed.etag, encoding };
  }
  return plain;
}

/** Names under `assets/` carry a hash of their content, so they never change; all else is asked for again. */
function cacheControl({ name, status }: FileToSend): string {
  return status === 200 && name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((part) => [etag, `W/${etag}`, '*'].includes(part.trim()));
}
