import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOwnSearch } from './own-search.ts';
import { type Choices, type Filters, noFilters, readFilters, writeFilters } from './vehicle-filters.ts';

/** How long after the last key what was typed goes into the address; browsers limit how often that may change. */
const settleMs = 250;

export interface InventoryAddress {
  filters: Filters;
  /** Makes a choice, which the back button undoes. */
  choose: (change: Partial<Filters>) => void;
  /** Takes what is being typed; the address follows when the typing pauses. */
  type: (q: string) => void;
  /** Puts what was typed into the address at once. */
  settle: () => void;
}

/**
 * The filters that the page's address names, and the ways to change them. What somebody typed or chose in `form` before the browser
 * had taken over counts as well.
 */
export function useInventoryAddress(choices: Choices, form: RefObject<HTMLFormElement | null>): InventoryAddress {
  const search = useOwnSearch();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inAddress = readFilters(search, choices);
  if (typed === inAddress.q) setTyped(undefined);
  const filters = typed === undefined ? inAddress : { ...inAddress, q: typed };

  const go = (next: Filters, replace: boolean) => {
    clearTimeout(timer.current);
    setTyped(next.q);
    const target = writeFilters(search, next);
    if (target !== search) navigate({ search: target }, { replace });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there before counts
  useEffect(() => {
    const { search: now } = window.location;
    const early = form.current ? chosenIn(form.current) : {};
    const target = writeFilters(now, { ...readFilters(now, choices), ...early });
    if (Object.keys(early).length > 0 && target !== now) navigate({ search: target }, { replace: true });
    return () => clearTimeout(timer.current);
  }, []);

  return {
    filters,
    choose: (change) => go({ ...filters, ...change }, false),
    type(q) {
      setTyped(q);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => go({ ...filters, q }, true), settleMs);
    },
    settle: () => typed !== undefined && go(filters, true),
  };
}

/** What the controls of a form choose that is not the choice of everything. */
function chosenIn(form: HTMLFormElement): Partial<Filters> {
  const entries = [...new FormData(form)].filter(([name, value]) => value !== noFilters[name as keyof Filters]);
  return Object.fromEntries(entries);
}
