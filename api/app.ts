import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type onRequestHookHandler,
} from 'fastify';
import type { Logger } from 'pino';
import { ApiError, answerTo } from './api-error.ts';
import { addBodyParsers } from './body-parsers.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { capConnections } from './connection-cap.ts';
import { logAnswer, noLog } from './log.ts';
import type { MessageStore } from './messages/store.ts';
import { contactRoute } from './routes/contact.ts';
import { healthRoutes } from './routes/health.ts';
import { addFileSending, createSiteAnswerer } from './routes/site.ts';
import { vehicleRoutes } from './routes/vehicles.ts';
import { noteMethods, withoutRoute } from './routes/without-route.ts';
import { securityHeaders } from './security-headers.ts';
import { originForm } from './static/safe-path.ts';
import { SiteFolder } from './static/site-folder.ts';

export interface AppOptions {
  /** Folder of the built site. */
  site: string;
  /** Where messages go. Without it the app refuses them, which is enough for looking at a site. */
  store?: MessageStore;
  /** Called once a message has been stored. */
  onStored?: () => void;
  /** Messages per minute and address; 0 for no limit. */
  rateLimit?: number;
  /** Without a logger we log nothing. */
  log?: Logger;
  /** Addresses of the proxies that we trust to tell us the client's address. */
  trustProxy?: string[];
}

/** Builds the Fastify app for the site and its API. The caller starts listening. */
export function createApp(options: AppOptions): FastifyInstance {
  const { site, store, onStored = () => {}, rateLimit = 0, log = noLog, trustProxy = [] } = options;
  const folder = new SiteFolder(site);
  const app = Fastify({
    logger: false,
    rewriteUrl: ({ url = '/' }) => originForm(url),
    trustProxy,
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 65_000,
    // Node would refuse a request without a host itself, and without our headers.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000, requireHostHeader: false },
    return503OnClosing: false,
    frameworkErrors: (_error, _request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(securityHeaders).code(400).send({ error: 'Invalid URL' });
    },
    clientErrorHandler: answerBrokenRequest,
  });

  capConnections(app);
  // Node would refuse any other expectation than 100-continue itself, without our headers. HTTP lets us ignore it.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', refuseUnclearHost);
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(securityHeaders);
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter);
    done(null, payload);
  });
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = answerTo(error);
    if (status >= 500) log.error({ request: request.id, err: error }, body.error);
    dropFileHeaders(reply);
    // A cache in front of us may otherwise keep a refusal for minutes.
    reply.header('cache-control', 'no-store');
    // Tells a client that asked for a range past the end how long the file is.
    if (status === 416) reply.headers((error as { headers?: Record<string, string> }).headers ?? {});
    return reply.code(status).send(body);
  });
  const logsReads = log.isLevelEnabled('debug');
  if (logsReads) app.addHook('onResponse', logAnswer(log));
  else
    app.addHook('onRoute', (route) => {
      if (route.method === 'POST') route.onResponse = logAnswer(log);
    });
  addBodyParsers(app);
  addFileSending(app);
  app.register(withoutRoute, { answer: createSiteAnswerer(folder), allowed: noteMethods(app) });
  app.register(vehicleRoutes, { site: folder });
  app.register(healthRoutes, { site: folder, store });
  if (store) app.register(contactRoute, { site: folder, store, log, rateLimit, onStored });
  else
    app.post('/api/contact', async () => {
      throw new ApiError(503, 'This is only a preview: no message is sent from it.');
    });
  return app;
}

/** Seconds that a client should wait after a 503. */
const retryAfter = 5;

/** HTTP/1.1 requires exactly one Host header. With two, the proxy may pick one and we the other. */
const refuseUnclearHost: onRequestHookHandler = ({ raw }, reply, done) => {
  const hosts = raw.headersDistinct.host?.length ?? 0;
  const isUnclear = hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1');
  if (isUnclear) reply.header('connection', 'close');
  done(isUnclear ? new ApiError(400, 'Invalid request') : undefined);
};

/** Headers that `sendFile` sets. */
const fileHeaders = 'accept-ranges cache-control content-encoding content-length content-type etag vary'.split(' ');

/** Removes the headers of a file that turned out to be unreadable. */
function dropFileHeaders(reply: FastifyReply): void {
  for (const name of fileHeaders) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
}
