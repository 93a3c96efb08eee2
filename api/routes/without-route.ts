import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import { splitTarget } from '../static/safe-path.ts';
import type { SiteAnswerer } from './site.ts';

/** The route of everything outside the API. */
export const siteRoute = '/*';

/** The methods of the route at a path, such as `GET, HEAD`. Undefined without a route. */
type AllowedMethods = (path: string) => string | undefined;

/** Notes the methods of each route that the app gets from now on. */
export function noteMethods(app: FastifyInstance): AllowedMethods {
  const routes = new Map<string, { pattern: RegExp; methods: string[] }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url === siteRoute) return;
    const known = routes.get(url)?.methods ?? [];
    const pattern = new RegExp(`^${url.replace(/\*|:\w+/g, '[^/]+')}$`);
    routes.set(url, { pattern, methods: [...known, method].flat() });
  });
  return (path) =>
    routes
      .values()
      .find(({ pattern }) => pattern.test(path))
      ?.methods.join(', ');
}

/** Handles every request without a route: 405 for a wrong method, 404 below `/api/`, and `answer` for the rest. */
export async function withoutRoute(
  app: FastifyInstance,
  { answer, allowed }: { answer: SiteAnswerer; allowed: AllowedMethods },
): Promise<void> {
  // Refuse it before we read a body.
  app.addHook('onRequest', (request, reply, done) => {
    const { path } = splitTarget(request.raw.url ?? '/');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // A visitor who reloads the address of a posted form wants the form.
    if (isRead && path === '/api/contact' && /\btext\/html\b/.test(request.headers.accept ?? ''))
      return void reply.redirect('/contact', 303);
    const isApi = path === '/api' || path.startsWith('/api/');
    const allow = allowed(path) ?? (isApi ? undefined : 'GET, HEAD');
    if (allow && !(isRead && allow.includes('GET'))) {
      reply.header('allow', allow);
      done(new ApiError(405, 'Method not allowed'));
    } else {
      done(isApi ? new ApiError(404, 'Not found') : undefined);
    }
  });
  app.get(siteRoute, answer);
  // We have refused everything else above, so somebody replaced the site while we were sending this file.
  app.setNotFoundHandler(() => {
    throw new ApiError(503, 'The site is being replaced. Please try again.');
  });
}
