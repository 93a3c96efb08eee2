import { HTTPError } from 'ky';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import type { ApiVehicle } from '../../schemas/generated/api-vehicle.ts';
import { fetchVehicle } from '../http/vehicles.ts';

export type VehicleAnswer =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'unreachable'; retry: () => void }
  | { state: 'loaded'; vehicle: ApiVehicle };

/** The vehicle whose id stands in the page's address. An address without one names none that there is. */
export function useVehicle(): VehicleAnswer {
  const { id } = useParams();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<VehicleAnswer>({ state: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another request
  useEffect(() => {
    if (id === undefined) return setAnswer({ state: 'missing' });
    const control = new AbortController();
    const retry = () => {
      setAnswer({ state: 'loading' });
      setAttempt((count) => count + 1);
    };
    fetchVehicle(id, control.signal).then(
      (vehicle) => setAnswer({ state: 'loaded', vehicle }),
      ({ cause }: Error) => {
        const isMissing = cause instanceof HTTPError && cause.response.status === 404;
        if (!control.signal.aborted) setAnswer(isMissing ? { state: 'missing' } : { state: 'unreachable', retry });
      },
    );
    return () => control.abort();
  }, [id, attempt]);
  return answer;
}
