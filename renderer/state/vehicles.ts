import { useAtom } from 'jotai';
import { atomWithRefresh, unwrap } from 'jotai/utils';
import { useMemo } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import type { ApiVehicle } from '../../schemas/generated/api-vehicle.ts';
import { api } from '../http/api.ts';

/** What the API has said so far. `status` is that of an answer; where there was none it is missing. */
export type Answer<Data> =
  | { state: 'loading' }
  | { state: 'failed'; status: number | undefined }
  | { state: 'loaded'; data: Data };

/** An atom with what the API answers at an address: nothing yet without one, 404 at an empty one. A write to it asks anew. */
function answerAtom<Data>(address: string | undefined, isPatient = false) {
  const asked = atomWithRefresh(async (): Promise<Answer<Data>> => {
    if (address === undefined) return { state: 'loading' };
    if (address === '') return { state: 'failed', status: 404 };
    try {
      const ky = await api();
      const retry = isPatient ? { limit: 3, shouldRetry: () => true } : {};
      return { state: 'loaded', data: await ky.get(address, { retry }).json<Data>() };
    } catch (error) {
      return { state: 'failed', status: (error as { response?: Response }).response?.status };
    }
  });
  // What is there stays until something newer is.
  return unwrap(asked, (last): Answer<Data> => (last?.state === 'loaded' ? last : { state: 'loading' }));
}

/**
 * Whether the visit began with a page that was built with the vehicles: this code runs before it draws any. Then there is nothing to ask;
 * who goes there from another page gets the list from the API, once.
 */
const isBuilt = import.meta.env.SSR || document.querySelector('[data-inventory]') !== null;

/** The answer of the API with all of them, asked for up to three more times; set, it asks anew. */
export const listAtom = answerAtom<ApiVehicle[]>(isBuilt ? undefined : '/api/vehicles', true);

/** All vehicles by the API, or undefined where those that the page was built with count; and what asks again. */
export function useVehicles() {
  const [answer, retry] = useAtom(listAtom);
  return [isBuilt ? ({ state: 'loaded', data: undefined } as const) : answer, retry] as const;
}

/** The vehicle of an id, which is none without one, and what asks for it again. */
export function useVehicle(id: string | undefined) {
  const isServer = useIsSSR();
  const address = id && `/api/vehicles/${encodeURIComponent(id)}`;
  return useAtom(useMemo(() => answerAtom<ApiVehicle>(isServer ? undefined : (address ?? '')), [address, isServer]));
}
