import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentTypeOf } from '../static/content-types.ts';
import { findAnswer } from '../static/find-answer.ts';
import { splitTarget } from '../static/safe-path.ts';
import { sendFile } from '../static/send-file.ts';
import type { SiteFiles } from '../static/site-files.ts';

/** Answers a request with the built site: a file, a redirect to the one address of a page, or not found. */
export async function answerFromSite(
  files: SiteFiles,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const target = request.raw.url ?? '/';
  const answer = await findAnswer(files, target);
  if (answer && 'redirect' in answer) {
    return reply.header('cache-control', 'no-cache').redirect(answer.redirect + splitTarget(target).query, 301);
  }
  if (answer) {
    const contentType = contentTypeOf(answer.name) ?? 'application/octet-stream';
    if (await sendFile(files, { ...answer, contentType }, request, reply)) return reply;
  }
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
}
