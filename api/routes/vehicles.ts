import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { safePath } from '../static/safe-path.ts';
import { sendFile } from '../static/send-file.ts';
import type { SiteFiles } from '../static/site-files.ts';
import { responseSchemas } from './response-schemas.ts';

/** `GET /api/vehicles` and `GET /api/vehicles/{id}`, from the files that the build wrote. */
export async function vehicleRoutes(app: FastifyInstance, { files }: { files: SiteFiles }): Promise<void> {
  const send = async (name: string, missing: ApiError, request: FastifyRequest, reply: FastifyReply) => {
    const file = { name, status: 200 as const, contentType: 'application/json; charset=utf-8' };
    if (!(await sendFile(files, file, request, reply))) throw missing;
    return reply;
  };

  app.get('/api/vehicles', { schema: { response: responseSchemas.vehicles } }, (request, reply) =>
    send('api/vehicles.json', new ApiError(503, 'The vehicle list is not available'), request, reply),
  );

  app.get<{ Params: { id: string } }>(
    '/api/vehicles/:id',
    { schema: { response: responseSchemas.vehicle } },
    async (request, reply) => {
      const missing = new ApiError(404, 'Vehicle not found');
      const name = safePath(`/${encodeURIComponent(request.params.id)}`);
      if (!name || name.includes('/')) throw missing;
      return send(`api/vehicles/${name}.json`, missing, request, reply);
    },
  );
}
