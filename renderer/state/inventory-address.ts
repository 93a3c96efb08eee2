import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';
import { type Choices, type Filters, readFilters, writeFilters } from './filters.ts';
import { useHydratedSearch } from './hydrated-search.ts';
import { tabAtom } from './tab-atom.ts';

/** No more than this fit side by side. */
export const mostCompared = 3;

/** Slugs of the vehicles picked for comparison. */
export const pickedKey = 'picked-vehicles';
const pickedAtom = tabAtom<readonly string[]>(pickedKey, []);

/** State of a history entry that typing has made. */
const typing = 'typing';

export type InventoryAddress = ReturnType<typeof useInventoryAddress>;

/**
 * The filters in the page's address, the slugs of the compared and picked vehicles, and what changes them. The back button undoes
 * one choice, or all that was typed since the last one. `compare` makes the query to compare others.
 * @param vehicles those that there are: an old address may name others
 */
export function useInventoryAddress(choices: Choices, vehicles: readonly { slug: string }[]) {
  const search = useHydratedSearch();
  const { state } = useLocation();
  const navigate = useNavigate();
  const filters = readFilters(search, choices);
  const isKnown = (slug: string) => vehicles.some((vehicle) => vehicle.slug === slug);
  const compared = [...new Set(filters.compare.split(','))].filter(isKnown).slice(0, mostCompared);
  const [kept, pick] = useAtom(pickedAtom);
  const picked = kept.filter(isKnown);
  const named = compared.join();
  useEffect(() => {
    if (named !== '') pick(named.split(','));
  }, [named, pick]);
  const choose = (change: Partial<Filters>, options?: NavigateOptions) => {
    const target = { search: writeFilters(search, { ...filters, ...change }) };
    navigate(target, { ...options, preventScrollReset: true, flushSync: true });
  };
  // The first letter adds an entry to the history, and the others replace it.
  const type = (q: string) => choose({ q }, { replace: state === typing, state: typing });
  const compare = (slugs: readonly string[]) => writeFilters(search, { ...filters, compare: slugs.join() }) || '?';
  return { filters, choose, type, compared, picked, pick, compare };
}
