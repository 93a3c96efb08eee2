import type { HTTPError } from 'ky';
import type { ApiVehicle } from '../../schemas/generated/api-vehicle.ts';
import { api } from './api.ts';

/**
 * All vehicles; tried again up to three times before it fails.
 * @throws Error `Failed to fetch vehicles: {status}`, or what happened in place of a status
 */
export async function fetchVehicles(): Promise<ApiVehicle[]> {
  try {
    const retry = { limit: 3, shouldRetry: () => true };
    const list = await (await api()).get('/api/vehicles', { retry }).json<ApiVehicle[]>();
    if (!Array.isArray(list)) throw new SyntaxError('not a list');
    return list;
  } catch (error) {
    throw new Error(`Failed to fetch vehicles: ${reasonOf(error)}`, { cause: error });
  }
}

function reasonOf(error: unknown): string {
  const { name, response } = error as Error & Partial<Pick<HTTPError, 'response'>>;
  if (response) return String(response.status);
  if (name === 'TimeoutError') return 'no answer in time';
  return error instanceof SyntaxError ? 'unreadable answer' : 'no connection';
}

/**
 * One vehicle.
 * @throws Error `Vehicle not found`, whatever the reason; `cause` has it
 */
export async function fetchVehicle(id: string, signal: AbortSignal): Promise<ApiVehicle> {
  try {
    return await (await api()).get(`/api/vehicles/${encodeURIComponent(id)}`, { signal }).json<ApiVehicle>();
  } catch (error) {
    throw new Error('Vehicle not found', { cause: error });
  }
}
