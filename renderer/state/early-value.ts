import { useLayoutEffect } from 'react';

/**
 * Takes over what somebody put into a field before the browser had taken the page over, when React knew nothing of it yet.
 * @param read what the field holds now; undefined for nothing of use
 */
export function useEarlyValue<Value>(read: () => Value | undefined, known: Value, take: (value: Value) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there before counts
  useLayoutEffect(() => {
    const early = read();
    if (early !== undefined && early !== known) take(early);
  }, []);
}
