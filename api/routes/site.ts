import { gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contactPageAbout } from '../contact/contact-topic.ts';
import { findAnswer } from '../static/find-answer.ts';
import { createRoutesReader } from '../static/routes-file.ts';
import { splitTarget } from '../static/safe-path.ts';
import { sendFile } from '../static/send-file.ts';
import type { SiteFolder } from '../static/site-folder.ts';

export type SiteAnswerer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Sets up `sendFile`. The plugin serves no routes itself, since `findAnswer` finds the pages. */
export function addFileSending(app: FastifyInstance): void {
  app.register(fastifyStatic, { serve: false, preCompressed: true, index: false, lastModified: false });
}

/** Creates the handler for the built site. It sends a file, redirects to a page's canonical path, or answers 404. */
export function createSiteAnswerer(site: SiteFolder): SiteAnswerer {
  const readRoutes = createRoutesReader();
  return async (request, reply) => {
    const target = request.raw.url ?? '/';
    const { query } = splitTarget(target);
    const { folder, answer } = await findInCurrent();
    if (answer && 'redirect' in answer) {
      const [page, anchor] = answer.redirect.split('#');
      const to = page + query + (anchor === undefined ? '' : `#${anchor}`);
      return reply.header('cache-control', 'no-cache').redirect(to, 301);
    }
    const page = answer?.name === 'contact.html' ? await contactPageAbout(folder, query) : undefined;
    if (page !== undefined) return sendPage(request, reply, page);
    if (answer) return sendFile(request, reply, { folder, ...answer });
    // Another server may have this file already, while a new site is being put on each of them.
    const missing = reply.code(404).header('cache-control', 'no-store');
    return missing.type('text/plain; charset=utf-8').send('Not found');

    /** A file counts as missing only if nobody replaced the site while we were looking for it. */
    async function findInCurrent(): Promise<{ folder: string; answer: Awaited<ReturnType<typeof findAnswer>> }> {
      for (;;) {
        const folder = await site.current();
        const answer = await findAnswer(folder, await readRoutes(folder), target);
        const isFound = answer && !('status' in answer && answer.status === 404);
        if (!isFound) await site.require();
        if (isFound || folder === (await site.current())) return { folder, answer };
      }
    }
  };
}

/** Sends a page that is not a file, gzipped if the client accepts that. */
function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' }).type('text/html; charset=utf-8');
  if (negotiate(request.headers['accept-encoding'] ?? '', ['gzip']) === null) return reply.send(html);
  return reply.header('content-encoding', 'gzip').send(gzipSync(html));
}
