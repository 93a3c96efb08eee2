import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i;

/** Reads bodies of JSON and of HTML forms in UTF-8, and nothing else. */
export function addBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decode(body, request.headers);
    if (text instanceof ApiError) done(text);
    else parseJson(request, text, (error, value) => done(error && new ApiError(400, 'Invalid JSON'), value));
  });
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const text = decode(body, request.headers);
      if (text instanceof ApiError) throw text;
      return Object.fromEntries(new URLSearchParams(text));
    },
  );
}

function decode(
  body: Buffer,
  headers: { 'content-type'?: string; 'content-encoding'?: string | string[] },
): string | ApiError {
  const named = charset.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  const isPacked = String(headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';
  if (isPacked || !/^utf-?8$/i.test(named)) return new ApiError(415, 'Invalid content type');
  try {
    return utf8.decode(body);
  } catch {
    return new ApiError(400, 'Invalid text encoding');
  }
}
