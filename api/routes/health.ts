import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { MessageStore } from '../messages/store.ts';
import { responseSchemas } from '../response-schemas.ts';
import type { SiteFolder } from '../static/site-folder.ts';

/** Milliseconds for which we reuse a result, so that frequent checks cannot overload the server. */
const kept = 1000;

/** `GET /livez` says whether the process runs. `GET /healthz` says whether it has a site and could store a message now. */
export async function healthRoutes(
  app: FastifyInstance,
  { site, store }: { site: SiteFolder; store: MessageStore | undefined },
): Promise<void> {
  let trial: Promise<void> | undefined;

  const tryAll = async (): Promise<void> => {
    await site.require();
    await store?.check().catch((error) => {
      throw new ApiError(503, 'The message store is not available', undefined, error);
    });
  };
  const tryNow = async (): Promise<void> => {
    try {
      await tryAll();
    } finally {
      setTimeout(() => {
        trial = undefined;
      }, kept).unref();
    }
  };

  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.get('/livez', { schema: { response: responseSchemas.health } }, async () => ({ status: 'ok' }));
  app.get('/healthz', { schema: { response: responseSchemas.health } }, async () => {
    trial ??= tryNow();
    await trial;
    return { status: 'ok' };
  });
}
