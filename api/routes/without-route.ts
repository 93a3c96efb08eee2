import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import { splitTarget } from '../static/safe-path.ts';
import type { SiteAnswerer } from './site.ts';

const allowed: [RegExp, string][] = [
  [/^\/api\/vehicles(\/[^/]+)?$/, 'GET, HEAD'],
  [/^\/api\/contact$/, 'POST'],
  [/^\/(healthz|livez)$/, 'GET, HEAD'],
];

/** The route of everything that is no API. */
export const siteRoute = '/*';

/** Answers all that has no route of its own: 405 for another method, 404 below `/api/`, and everything else by `answer`. */
export async function withoutRoute(app: FastifyInstance, { answer }: { answer: SiteAnswerer }): Promise<void> {
  // Refused before any body is read.
  app.addHook('onRequest', (request, reply, done) => {
    const { path } = splitTarget(request.raw.url ?? '/');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // Whoever comes back to the address of an answered form wants the form.
    if (isRead && path === '/api/contact' && /\btext\/html\b/.test(request.headers.accept ?? ''))
      return void reply.redirect('/contact', 303);
    const isApi = path === '/api' || path.startsWith('/api/');
    const allow = allowed.find(([pattern]) => pattern.test(path))?.[1] ?? (isApi ? undefined : 'GET, HEAD');
    if (allow && !(isRead && allow.startsWith('GET'))) {
      reply.header('allow', allow);
      done(new ApiError(405, 'Method not allowed'));
    } else {
      done(isApi ? new ApiError(404, 'Not found') : undefined);
    }
  });
  app.get(siteRoute, answer);
  // All else has been refused above, so this is a file of a site that was replaced while it was being sent.
  app.setNotFoundHandler(() => {
    throw new ApiError(503, 'The site is being replaced. Please try again.');
  });
}
