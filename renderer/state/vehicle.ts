import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ApiVehicle } from '../../schemas/generated/api-vehicle.ts';
import { fetchVehicle } from '../http/vehicles.ts';

export type VehicleAnswer = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; vehicle: ApiVehicle };

/** The vehicle whose id stands in the page's address. Without an id nothing is asked for. */
export function useVehicle(): VehicleAnswer {
  const { pathname } = useLocation();
  // The address of the next page is there before that page is: the one that this was shown for counts.
  const [id] = useState(() => vehicleId(pathname));
  const [answer, setAnswer] = useState<VehicleAnswer>({ state: 'loading' });

  useEffect(() => {
    if (id === undefined) return;
    let current = true;
    fetchVehicle(id).then(
      (vehicle) => current && setAnswer({ state: 'loaded', vehicle }),
      () => current && setAnswer({ state: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [id]);

  return answer;
}

/** The id in `/vehicle/{id}` or `/vehicles/{id}`. */
export function vehicleId(path: string): string | undefined {
  const [, id] = /^\/vehicles?\/([^/]+)\/?$/.exec(path) ?? [];
  if (id === undefined) return undefined;
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
