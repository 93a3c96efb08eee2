import { HTTPError, TimeoutError } from 'ky';
import { api } from './api.ts';

/** A vehicle as the API gives it: `price` in USD, specifications in words or numbers, by names in camel case. */
export interface Vehicle {
  id: string;
  name: string;
  description: string;
  brand: string;
  category: string;
  price: number;
  images: string[];
  inStock: boolean;
  isNew: boolean;
  features: string[];
  specifications: Record<string, unknown>;
}

const lists = new Map<string, Promise<Vehicle[]>>();

/**
 * All vehicles. Cached by path for as long as the document lives; tried again up to three times before it fails.
 * @throws Error `Failed to fetch vehicles: {status}`, or what happened in place of a status
 */
export function fetchVehicles(): Promise<Vehicle[]> {
  const path = '/api/vehicles';
  const known = lists.get(path);
  if (known) return known;
  const request = requestVehicles(path);
  lists.set(path, request);
  request.catch(() => lists.delete(path));
  return request;
}

async function requestVehicles(path: string): Promise<Vehicle[]> {
  try {
    const list = await api.get(path, { retry: { limit: 3, shouldRetry: () => true } }).json<Vehicle[]>();
    if (!Array.isArray(list)) throw new SyntaxError('not a list');
    return list;
  } catch (error) {
    throw new Error(`Failed to fetch vehicles: ${reasonOf(error)}`, { cause: error });
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof HTTPError) return String(error.response.status);
  if (error instanceof TimeoutError) return 'no answer in time';
  return error instanceof SyntaxError ? 'unreadable answer' : 'no connection';
}

/**
 * One vehicle.
 * @throws Error `Vehicle not found`, whatever the reason; `cause` has it
 */
export async function fetchVehicle(id: string): Promise<Vehicle> {
  try {
    return await api.get(`/api/vehicles/${encodeURIComponent(id)}`).json<Vehicle>();
  } catch (error) {
    throw new Error('Vehicle not found', { cause: error });
  }
}
