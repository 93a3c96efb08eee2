import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { tabStorage } from '../boot/places.ts';

/** An atom that the browser keeps while the tab is open, unless the visitor blocks storage. */
export function tabAtom<Value>(key: string, initial: Value) {
  return atomWithStorage(
    key,
    initial,
    createJSONStorage<Value>(() => tabStorage() as Storage),
  );
}
