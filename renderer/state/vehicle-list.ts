import { useEffect, useState } from 'react';
import { fetchVehicles } from '../http/vehicles.ts';
import { useHydrated } from './hydrated.ts';
import { type InventoryVehicle, inventoryVehicle } from './inventory-vehicle.ts';

export type VehicleList =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'loaded'; vehicles: readonly InventoryVehicle[] };

/**
 * The vehicles. A visitor who opens the page has the list that it was built with and needs no other; one who comes from another page
 * gets it from the API.
 */
export function useVehicleList(built: readonly InventoryVehicle[]): VehicleList {
  const isHydrated = useHydrated();
  const [isFetched] = useState(isHydrated);
  const [attempt, setAttempt] = useState(0);
  const [list, setList] = useState<VehicleList>({ state: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another request
  useEffect(() => {
    if (!isFetched) return;
    let current = true;
    const retry = () => {
      setList({ state: 'loading' });
      setAttempt((count) => count + 1);
    };
    fetchVehicles().then(
      (vehicles) => current && setList({ state: 'loaded', vehicles: vehicles.map((vehicle) => merge(vehicle, built)) }),
      (error: Error) => current && setList({ state: 'failed', message: error.message, retry }),
    );
    return () => {
      current = false;
    };
  }, [isFetched, attempt, built]);

  return isFetched ? list : { state: 'loaded', vehicles: built };
}

function merge(vehicle: Parameters<typeof inventoryVehicle>[0], built: readonly InventoryVehicle[]): InventoryVehicle {
  return inventoryVehicle(
    vehicle,
    built.find(({ slug }) => slug === vehicle.id),
  );
}
