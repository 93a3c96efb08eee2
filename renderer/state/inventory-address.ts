import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Choices, type Filters, readFilters, writeFilters } from './filters.ts';
import { useOwnSearch } from './own-search.ts';

export interface InventoryAddress {
  filters: Filters;
  /** Makes a choice, which the back button undoes. */
  choose: (change: Partial<Filters>) => void;
  /** Takes what is being typed, which it does not. */
  type: (q: string) => void;
}

/** The filters that the page's address names, and the ways to change them. */
export function useInventoryAddress(choices: Choices): InventoryAddress {
  const search = useOwnSearch();
  const navigate = useNavigate();
  const inAddress = readFilters(search, choices);
  // The field has what was typed before the page is drawn for the address with it.
  const [typed, setTyped] = useState({ q: '', search: '' });
  if (typed.search !== search) setTyped({ q: inAddress.q, search });
  const go = (change: Partial<Filters>, replace: boolean) => {
    // The address itself knows of a choice that is not drawn yet.
    const { search: now } = window.location;
    const target = writeFilters(now, { ...readFilters(now, choices), ...change });
    if (target !== now) navigate({ search: target }, { replace, preventScrollReset: true, flushSync: true });
  };
  return {
    filters: { ...inAddress, q: typed.q },
    choose: (change) => go(change, false),
    type(q) {
      setTyped({ q, search });
      go({ q }, true);
    },
  };
}
