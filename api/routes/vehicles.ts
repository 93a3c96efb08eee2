import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { safePath } from '../static/safe-path.ts';
import { sendFile } from '../static/send-file.ts';
import type { SiteFiles } from '../static/site-files.ts';
import { after } from '../static/soon.ts';
import { responseSchemas } from './response-schemas.ts';

/** `GET /api/vehicles` and `GET /api/vehicles/{id}`, from the files that the build wrote. */
export async function vehicleRoutes(app: FastifyInstance, { files }: { files: SiteFiles }): Promise<void> {
  const send = (name: string, request: FastifyRequest, reply: FastifyReply) =>
    sendFile(files, { name, status: 200, contentType: 'application/json; charset=utf-8' }, request, reply);

  app.get('/api/vehicles', { schema: { response: responseSchemas.vehicles } }, (request, reply) =>
    after(send('api/vehicles.json', request, reply), (isSent) => {
      if (!isSent) throw new ApiError(503, 'The vehicle list is not available');
    }),
  );

  app.get<{ Params: { id: string } }>(
    '/api/vehicles/:id',
    { schema: { response: responseSchemas.vehicle } },
    async (request, reply) => {
      const name = safePath(`/${encodeURIComponent(request.params.id)}`);
      const isName = name !== undefined && name !== '' && !name.includes('/');
      if (isName && (await send(`api/vehicles/${name}.json`, request, reply))) return reply;
      throw new ApiError(404, 'Vehicle not found');
    },
  );
}
