import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { answerTo } from './api-error.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { logAnswer, noLog } from './log.ts';
import type { MessageStore } from './messages/store.ts';
import { addBodyParsers } from './routes/body-parsers.ts';
import { contactRoute } from './routes/contact.ts';
import { healthRoute } from './routes/health.ts';
import { answerFromSite } from './routes/site.ts';
import { vehicleRoutes } from './routes/vehicles.ts';
import { withoutRoute } from './routes/without-route.ts';
import { securityHeaders } from './security-headers.ts';
import { SiteFiles } from './static/site-files.ts';

/** What an app serves and how. */
export interface AppOptions {
  /** Folder of the built site. */
  site: string;
  /** Where messages go; without it there is no contact route, which is enough to look at a site. */
  store?: MessageStore;
  /** Called once a message has been stored. */
  onStored?: () => void;
  /** Messages per minute and address; 0 for no limit. */
  rateLimit?: number;
  /** Without it nothing is logged. */
  log?: Logger;
  /** Addresses of the proxies that may say who the client is. */
  trustProxy?: string[];
}

/** The site and its API as a Fastify app that does not listen yet. */
export function createApp(options: AppOptions): FastifyInstance {
  const { site, store, onStored = () => {}, rateLimit = 0, log = noLog, trustProxy = [] } = options;
  const files = new SiteFiles(site);
  const app = Fastify({
    // Its own log would cost every answer from memory a tenth of its time.
    logger: false,
    trustProxy,
    bodyLimit: 16 * 1024,
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    return503OnClosing: false,
    frameworkErrors: (_error, request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(securityHeaders);
      if (request.raw.url?.startsWith('/api/')) reply.code(400).send({ error: 'Invalid URL' });
      else void answerFromSite(files, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
  });

  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(securityHeaders);
    done(null, payload);
  });
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = answerTo(error);
    if (status >= 500) log.error({ request: request.id, err: error }, body.error);
    return reply.code(status).send(body);
  });
  const logsReads = log.isLevelEnabled('debug');
  if (logsReads) app.addHook('onResponse', logAnswer(log));
  addBodyParsers(app);
  app.register(withoutRoute, { answer: (request, reply) => answerFromSite(files, request, reply) });
  app.register(vehicleRoutes, { files });
  app.register(healthRoute, { store, log });
  if (store) app.register(contactRoute, { files, store, log, rateLimit, onStored, logsAnswers: !logsReads });
  return app;
}
