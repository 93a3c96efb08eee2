import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { type Choices, type Filters, readFilters, writeFilters } from './filters.ts';
import { useHydratedSearch } from './hydrated-search.ts';

/** As many vehicles as fit side by side. */
export const mostCompared = 3;

/** The slugs of vehicles picked to compare, kept while the visitor looks at their pages. */
const pickedAtom = atom<readonly string[]>([]);

export type InventoryAddress = ReturnType<typeof useInventoryAddress>;

/**
 * The filters that the page's address names, and the ways to change them: the back button undoes what is chosen, not what is typed. By
 * their slugs, the vehicles that it compares, those that are picked so far, and the query that compares others.
 */
export function useInventoryAddress(choices: Choices) {
  const search = useHydratedSearch();
  const navigate = useNavigate();
  const filters = readFilters(search, choices);
  const compared = [...new Set(filters.compare.split(',').filter(Boolean))].slice(0, mostCompared);
  const [picked, pick] = useAtom(pickedAtom);
  const named = compared.join();
  useEffect(() => {
    if (named !== '') pick(named.split(','));
  }, [named, pick]);
  const choose = (change: Partial<Filters>, replace = false) => {
    const target = writeFilters(search, { ...filters, ...change });
    if (target !== search) navigate({ search: target }, { replace, preventScrollReset: true, flushSync: true });
  };
  const type = (q: string) => choose({ q }, true);
  const compare = (slugs: readonly string[]) => writeFilters(search, { ...filters, compare: slugs.join() }) || '?';
  return { filters, choose, type, compared, picked, pick, compare };
}
