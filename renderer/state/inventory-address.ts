import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { type Choices, type Filters, readFilters, writeFilters } from './filters.ts';
import { useOwnSearch } from './own-search.ts';

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
  const search = useOwnSearch();
  const navigate = useNavigate();
  const filters = readFilters(search, choices);
  const compared = readComparison(search);
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
  const compare = (slugs: readonly string[]) => writeComparison(search, slugs);
  return { filters, choose, type, compared, picked, pick, compare };
}

/** The slugs that `?compare=` of an address names, each once, no more than fit. */
export function readComparison(search: string): string[] {
  const named = new URLSearchParams(search).get('compare')?.split(',') ?? [];
  return [...new Set(named.filter(Boolean))].slice(0, mostCompared);
}

/** `search` with `?compare=` set to these slugs; the commas stay readable. Without slugs the list is shown. */
export function writeComparison(search: string, slugs: readonly string[]): string {
  const query = new URLSearchParams(search);
  query.set('compare', slugs.join());
  if (slugs.length === 0) query.delete('compare');
  return `?${query}`.replaceAll('%2C', ',');
}
