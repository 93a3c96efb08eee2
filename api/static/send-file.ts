import type { FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders } from '../security-headers.ts';
import { acceptedEncodings } from './accepted-encodings.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';
import { after, type Soon } from './soon.ts';

/** A file of the site and how it is sent. */
export interface FileToSend {
  name: string;
  status: 200 | 404;
  contentType: string;
}

/** The bytes to send: a file as it is, or a precompressed form of it. */
interface Form {
  file: SiteFile;
  encoding?: string;
}

/**
 * Sends a file of the site in the smallest form that the client takes, or 304 if the client has it already.
 * @returns false if the file is not there; nothing has been sent then
 */
export function sendFile(
  files: SiteFiles,
  toSend: FileToSend,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Soon<boolean> {
  return after(findForm(files, toSend.name, headers['accept-encoding']), (form) => {
    if (!form) return false;
    const { body, etag } = form.file;
    const isKnown = toSend.status === 200 && hasEtag(headers['if-none-match'], etag);
    const head = isKnown ? commonHead(toSend.name, etag) : headOf(toSend, form);
    // Past Fastify's reply, which would take every header in hand again: a fifth of the time of an answer.
    reply.hijack();
    reply.raw.writeHead(isKnown ? 304 : toSend.status, head).end(isKnown ? undefined : body);
    return true;
  });
}

function findForm(files: SiteFiles, name: string, acceptEncoding: string | undefined): Soon<Form | undefined> {
  return after(files.read(name), (file) => {
    if (!file || !acceptEncoding) return file && { file };
    return after(findPacked(files, name, acceptedEncodings(acceptEncoding)), (packed) => packed ?? { file });
  });
}

function findPacked(
  files: SiteFiles,
  name: string,
  [accepted, ...others]: ReturnType<typeof acceptedEncodings>,
): Soon<Form | undefined> {
  if (!accepted) return undefined;
  return after(files.read(name + accepted.suffix), (file) =>
    file ? { file, encoding: accepted.encoding } : findPacked(files, name, others),
  );
}

/** The headers of one form of a file; the same bytes may be sent as another form, with other headers. */
function headOf({ name, contentType }: FileToSend, { file, encoding }: Form): string[] {
  const length = String(file.body.length);
  const head = [...commonHead(name, file.etag), 'content-type', contentType, 'content-length', length];
  if (encoding) head.push('content-encoding', encoding);
  return head;
}

const securityHead = Object.entries(securityHeaders).flat();

/** Names in these folders carry a hash of their content, so they never change; all else is asked for again. */
const hashed = /^(assets|images|cards)\//;

function commonHead(name: string, etag: string): string[] {
  const cacheControl = hashed.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache';
  return [...securityHead, 'vary', 'accept-encoding', 'cache-control', cacheControl, 'etag', etag];
}

function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((part) => [etag, `W/${etag}`, '*'].includes(part.trim()));
}
