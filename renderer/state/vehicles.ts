import { useAtom } from 'jotai';
import { atomWithRefresh, unwrap } from 'jotai/utils';
import type { Options } from 'ky';
import { useMemo } from 'react';
import type { ApiVehicle } from '../../schemas/generated/api-vehicle.ts';
import { api } from '../http/api.ts';

/** The state of a request. `status` is the status of a failed response; it is missing if there was no response. */
export interface Answer<Data> {
  state: 'loading' | 'failed' | 'loaded';
  status?: number | undefined;
  data?: Data;
}

/** A static host without our API has its answers as files that end in .json. */
const hooks: Options['hooks'] = {
  afterResponse: [
    ({ request, response: { status } }) => ([403, 404].includes(status) ? fetch(`${request.url}.json`) : undefined),
  ],
};

/** An atom with the API's answer. An empty address counts as a 404. The server makes no request. Writing to the atom fetches again. */
function answerAtom<Data>(address: string, retry = {}) {
  let isFailed = false;
  const asked = atomWithRefresh(async (): Promise<Answer<Data>> => {
    isFailed = false;
    if (import.meta.env.SSR) return { state: 'loading' };
    if (address === '') return { state: 'failed', status: 404 };
    try {
      return { state: 'loaded', data: await (await api()).get(address, { retry, hooks }).json<Data>() };
    } catch (error) {
      isFailed = true;
      return { state: 'failed', status: (error as { response?: Response }).response?.status };
    }
  });
  // A visitor who comes back later may have a connection again.
  asked.onMount = (again) => {
    if (isFailed) again();
  };
  return unwrap(asked, (): Answer<Data> => ({ state: 'loading' }));
}

/** Whether the first page of the visit came with the vehicles. A visitor who comes from another page gets them from the API, once. */
const isBuilt = import.meta.env.SSR || document.querySelector('[data-inventory]') !== null;

/** All vehicles from the API, with up to three retries. Without data, the vehicles that the page was built with apply. */
export const vehiclesAtom = isBuilt
  ? atomWithRefresh((): Answer<ApiVehicle[]> => ({ state: 'loaded' }))
  : answerAtom<ApiVehicle[]>('/api/vehicles', { limit: 3, shouldRetry: () => true });

/** The vehicle with an id, if any, and a function that fetches it again. */
export function useVehicle(id: string | undefined) {
  return useAtom(useMemo(() => answerAtom<ApiVehicle>(id ? `/api/vehicles/${encodeURIComponent(id)}` : ''), [id]));
}
