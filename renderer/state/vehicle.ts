import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ApiVehicle } from '../../schemas/generated/api-vehicle.ts';
import { fetchVehicle } from '../http/vehicles.ts';

export type VehicleAnswer = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; vehicle: ApiVehicle };

/** The vehicle whose id stands in the page's address. Without an id nothing is asked for. */
export function useVehicle(): VehicleAnswer {
  const { id } = useParams();
  const [answer, setAnswer] = useState<VehicleAnswer>({ state: 'loading' });
  useEffect(() => {
    if (id === undefined) return;
    const control = new AbortController();
    fetchVehicle(id, control.signal).then(
      (vehicle) => setAnswer({ state: 'loaded', vehicle }),
      () => control.signal.aborted || setAnswer({ state: 'failed' }),
    );
    return () => control.abort();
  }, [id]);
  return answer;
}
