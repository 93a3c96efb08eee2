import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Choices, type Filters, readFilters, writeFilters } from './filters.ts';
import { useOwnSearch } from './own-search.ts';

export type InventoryAddress = ReturnType<typeof useInventoryAddress>;

/** The filters that the page's address names, and the ways to change them: the back button undoes what is chosen, not what is typed. */
export function useInventoryAddress(choices: Choices) {
  const search = useOwnSearch();
  const navigate = useNavigate();
  const inAddress = readFilters(search, choices);
  // The field has what was typed before the page is drawn for the address with it.
  const [typed, setTyped] = useState({ q: '', search: '' });
  if (typed.search !== search) setTyped({ q: inAddress.q, search });
  const choose = (change: Partial<Filters>, replace = false) => {
    // The address itself knows of a choice that is not drawn yet.
    const { search: now } = window.location;
    const target = writeFilters(now, { ...readFilters(now, choices), ...change });
    if (target !== now) navigate({ search: target }, { replace, preventScrollReset: true, flushSync: true });
  };
  const type = (q: string) => {
    setTyped({ q, search });
    choose({ q }, true);
  };
  return { filters: { ...inAddress, q: typed.q }, choose, type };
}
