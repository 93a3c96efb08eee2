import { useSyncExternalStore } from 'react';
import { currentMinute, minuteDate, onMinute } from './clock.ts';

/** The present minute, moving on by itself; undefined on the server and until the browser has taken over. */
export function useMinute(): Date | undefined {
  const minute = useSyncExternalStore(onMinute, currentMinute, () => undefined);
  return minute === undefined ? undefined : minuteDate(minute);
}
