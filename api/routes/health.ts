import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { ApiError } from '../api-error.ts';
import type { MessageStore } from '../messages/store.ts';
import { responseSchemas } from './response-schemas.ts';

/** `GET /healthz`: whether a message would be accepted now. */
export async function healthRoute(
  app: FastifyInstance,
  { store, log }: { store: MessageStore | undefined; log: Logger },
): Promise<void> {
  app.get('/healthz', { schema: { response: responseSchemas.health } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await store?.check().catch((error) => {
      log.error({ request: request.id, err: error }, 'message store not available');
      throw new ApiError(503, 'The message store is not available');
    });
    return { status: 'ok' };
  });
}
