import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { atomWithRefresh, unwrap } from 'jotai/utils';
import { useEffect, useState } from 'react';
import type { ApiVehicle } from '../../schemas/generated/api-vehicle.ts';
import { fetchVehicles } from '../http/vehicles.ts';
import { useHydrated } from './hydrated.ts';
import { type InventoryVehicle, inventoryVehicle } from './inventory-vehicle.ts';

export type VehicleList =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'loaded'; vehicles: readonly InventoryVehicle[] };

type Answer = { state: 'loading' } | { state: 'failed'; message: string } | { state: 'loaded'; vehicles: ApiVehicle[] };

/** The answer of the API; set, it asks anew. */
export const requestAtom = atomWithRefresh(
  (): Promise<Answer> =>
    fetchVehicles().then(
      (vehicles) => ({ state: 'loaded', vehicles }),
      ({ message }: Error) => ({ state: 'failed', message }),
    ),
);
/** A list that is there stays until a newer one is. */
const answerAtom = unwrap(requestAtom, (last): Answer => (last?.state === 'loaded' ? last : { state: 'loading' }));
/** Whether the visit began on the page, with the list that it was built with. */
const isBuiltAtom = atom(false);
const builtAtom = atom<Answer>({ state: 'loading' });

/**
 * The vehicles. A visitor who opens the page has the list that it was built with and needs no other; one who comes from another page
 * gets it from the API, once.
 */
export function useVehicleList(built: readonly InventoryVehicle[]): VehicleList {
  const isHydrated = useHydrated();
  const [isBuilt, setBuilt] = useAtom(isBuiltAtom);
  const [isFetched] = useState(isHydrated && !isBuilt);
  const answer = useAtomValue(isFetched ? answerAtom : builtAtom);
  useEffect(() => {
    if (!isFetched) setBuilt(true);
  }, [setBuilt, isFetched]);
  const retry = useSetAtom(requestAtom);
  if (!isFetched) return { state: 'loaded', vehicles: built };
  if (answer.state === 'failed') return { ...answer, retry: () => retry() };
  if (answer.state === 'loading') return answer;
  const vehicles = answer.vehicles.map((vehicle) =>
    inventoryVehicle(
      vehicle,
      built.find(({ slug }) => slug === vehicle.id),
    ),
  );
  return { state: 'loaded', vehicles };
}
