import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { splitTarget } from '../static/safe-path.ts';

const allowed: [RegExp, string][] = [
  [/^\/api\/vehicles(\/[^/]+)?$/, 'GET, HEAD'],
  [/^\/api\/contact$/, 'POST'],
  [/^\/healthz$/, 'GET, HEAD'],
];

/**
 * Answers all that has no route of its own, before any body is read: 405 for another method, 404 below `/api/`, and
 * everything else by `site`.
 */
export function answerWithoutRoute(
  app: FastifyInstance,
  site: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) {
      done();
      return;
    }
    const { path } = splitTarget(request.raw.url ?? '/');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isApi = path === '/api' || path.startsWith('/api/');
    const allow = allowed.find(([pattern]) => pattern.test(path))?.[1];
    if (allow || !(isRead || isApi)) {
      reply.header('allow', allow ?? 'GET, HEAD');
      done(new ApiError(405, 'Method not allowed'));
    } else if (isApi) {
      done(new ApiError(404, 'Not found'));
    } else {
      site(request, reply).catch(done);
    }
  });
}
