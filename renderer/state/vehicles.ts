import { useAtom } from 'jotai';
import { atomWithRefresh, unwrap } from 'jotai/utils';
import { useMemo } from 'react';
import type { ApiVehicle } from '../../schemas/generated/api-vehicle.ts';
import { api } from '../http/api.ts';

/** What the API has said so far. `status` is that of an answer without data; where there was none it is missing. */
export interface Answer<Data> {
  state: 'loading' | 'failed' | 'loaded';
  status?: number | undefined;
  data?: Data;
}

/** An atom with what the API answers at an address, which is 404 at an empty one. The server asks nothing. A write to it asks anew. */
function answerAtom<Data>(address: string, retry = {}) {
  const asked = atomWithRefresh(async (): Promise<Answer<Data>> => {
    if (import.meta.env.SSR) return { state: 'loading' };
    if (address === '') return { state: 'failed', status: 404 };
    try {
      return { state: 'loaded', data: await (await api()).get(address, { retry }).json<Data>() };
    } catch (error) {
      return { state: 'failed', status: (error as { response?: Response }).response?.status };
    }
  });
  // What is there stays until something newer is.
  return unwrap(asked, (last): Answer<Data> => (last?.data ? last : { state: 'loading' }));
}

/**
 * Whether the visit began with a page that was built with the vehicles: this code runs before it draws any. Then there is nothing to ask;
 * who goes there from another page gets the list from the API, once.
 */
const isBuilt = import.meta.env.SSR || document.querySelector('[data-inventory]') !== null;

/** All vehicles as the API has them, asked for up to three more times; without data where those that the page was built with count. */
export const vehiclesAtom = isBuilt
  ? atomWithRefresh((): Answer<ApiVehicle[]> => ({ state: 'loaded' }))
  : answerAtom<ApiVehicle[]>('/api/vehicles', { limit: 3, shouldRetry: () => true });

/** The vehicle of an id, which is none without one, and what asks for it again. */
export function useVehicle(id: string | undefined) {
  return useAtom(useMemo(() => answerAtom<ApiVehicle>(id ? `/api/vehicles/${encodeURIComponent(id)}` : ''), [id]));
}
