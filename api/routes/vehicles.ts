import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import { responseSchemas } from '../response-schemas.ts';
import { safePath } from '../static/safe-path.ts';
import { sendFile } from '../static/send-file.ts';
import { hasFile, type SiteFolder } from '../static/site-folder.ts';

const listName = 'api/vehicles.json';

/** `GET /api/vehicles` and `GET /api/vehicles/{id}`, from files that the build wrote. */
export async function vehicleRoutes(app: FastifyInstance, { site }: { site: SiteFolder }): Promise<void> {
  app.get('/api/vehicles', { schema: { response: responseSchemas.vehicles } }, async (request, reply) => {
    const folder = await site.current();
    if (await hasFile(folder, listName)) return sendFile(request, reply, { folder, name: listName, status: 200 });
    throw noList();
  });

  // A parameter would end at a slash, and be limited in length.
  app.get<{ Params: { '*': string } }>(
    '/api/vehicles/*',
    { schema: { response: responseSchemas.vehicle } },
    async (request, reply) => {
      const id = safePath(`/${encodeURIComponent(request.params['*'])}`);
      if (!id || id.includes('/')) throw new ApiError(404, 'Vehicle not found');
      const folder = await site.current();
      const name = `api/vehicles/${id}.json`;
      if (await hasFile(folder, name)) return sendFile(request, reply, { folder, name, status: 200 });
      if (await hasFile(folder, listName)) throw new ApiError(404, 'Vehicle not found');
      throw noList();
    },
  );
}

function noList(): ApiError {
  return new ApiError(503, 'The vehicle list is not available');
}
