import { useAtom } from 'jotai';
import { atomWithRefresh, unwrap } from 'jotai/utils';
import { useMemo } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { fetchVehicle, fetchVehicles, statusOf } from '../http/vehicles.ts';

/** What the API has said so far. `status` is that of an answer; where there was none it is missing. */
export type Answer<Data> =
  | { state: 'loading' }
  | { state: 'failed'; status: number | undefined }
  | { state: 'loaded'; data: Data };

/** An atom with the answer to a question, which is asked, if there is one, when somebody looks at it; a write to it asks again. */
function answerAtom<Data>(ask: () => Promise<Data> | undefined) {
  const asked = atomWithRefresh((): Answer<Data> | Promise<Answer<Data>> => {
    const failed = (error: unknown) => ({ state: 'failed', status: statusOf(error) }) as const;
    return ask()?.then((data) => ({ state: 'loaded', data }) as const, failed) ?? { state: 'loading' };
  });
  // What is there stays until something newer is.
  return unwrap(asked, (last): Answer<Data> => (last?.state === 'loaded' ? last : { state: 'loading' }));
}

/**
 * Whether the visit began with a page that was built with the vehicles: this code runs before it draws any. Then there is nothing to ask;
 * who goes there from another page gets the list from the API, once.
 */
const isBuilt = import.meta.env.SSR || document.querySelector('[data-inventory]') !== null;

/** The answer of the API with all of them; set, it asks anew. */
export const listAtom = answerAtom(() => (isBuilt ? undefined : fetchVehicles()));

/** All vehicles by the API, or undefined where those that the page was built with count; and what asks again. */
export function useVehicles() {
  const [answer, retry] = useAtom(listAtom);
  return [isBuilt ? ({ state: 'loaded', data: undefined } as const) : answer, retry] as const;
}

/** The vehicle of an id, and what asks for it again. */
export function useVehicle(id: string | undefined) {
  const isServer = useIsSSR();
  return useAtom(useMemo(() => answerAtom(() => (isServer ? undefined : fetchVehicle(id))), [id, isServer]));
}
