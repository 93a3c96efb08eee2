import type { ApiVehicle } from '../../schemas/generated/api-vehicle.ts';
import { api } from './api.ts';

/**
 * All vehicles; tried again up to three times before it fails.
 * @throws HTTPError, or what happened in place of an answer
 */
export async function fetchVehicles(): Promise<ApiVehicle[]> {
  const ky = await api();
  return ky.get('/api/vehicles', { retry: { limit: 3, shouldRetry: () => true } }).json();
}

/**
 * One vehicle; there is none without an id.
 * @throws HTTPError, or what happened in place of an answer
 */
export async function fetchVehicle(id: string | undefined): Promise<ApiVehicle> {
  if (id === undefined) throw { response: { status: 404 } };
  const ky = await api();
  return ky.get(`/api/vehicles/${encodeURIComponent(id)}`).json();
}

/** The status that a failed request was answered with; none where there was no answer. */
export function statusOf(error: unknown): number | undefined {
  return (error as { response?: Response }).response?.status;
}
