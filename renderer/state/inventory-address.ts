import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOwnSearch } from './own-search.ts';
import { type Choices, type Filters, noFilters, readFilters, writeFilters } from './vehicle-filters.ts';

/** How long after the last key what was typed goes into the address; browsers limit how often that may change. */
const settleMs = 250;

/** What somebody chose or types, until the page is drawn for the address that has it. */
interface Ahead {
  filters: Filters;
  isTyping: boolean;
}

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
 * The filters that the page's address names, and the ways to change them. What somebody typed or chose counts at once, though the address
 * is drawn later; so does what stood in `form` before the browser had taken over.
 */
export function useInventoryAddress(choices: Choices, form: RefObject<HTMLFormElement | null>): InventoryAddress {
  const search = useOwnSearch();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<Ahead>();
  const [drawn, setDrawn] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inAddress = readFilters(search, choices);
  const isThere = ahead && writeFilters(search, ahead.filters) === writeFilters(search, inAddress);
  if (drawn !== search) setDrawn(search);
  if (isThere || (drawn !== search && ahead && !ahead.isTyping)) setAhead(undefined);
  const filters = ahead?.filters ?? inAddress;

  const go = (change: Partial<Filters>, replace: boolean) => {
    clearTimeout(timer.current);
    // The address itself knows of a choice that is not drawn yet.
    const { search: now } = window.location;
    const typed = ahead?.isTyping ? { q: ahead.filters.q } : {};
    const next = { ...readFilters(now, choices), ...typed, ...change };
    setAhead({ filters: next, isTyping: false });
    const target = writeFilters(now, next);
    if (target !== now) navigate({ search: target }, { replace, preventScrollReset: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there before counts
  useEffect(() => {
    const { search: now } = window.location;
    const early = form.current ? chosenIn(form.current) : {};
    const target = writeFilters(now, { ...readFilters(now, choices), ...early });
    if (Object.keys(early).length > 0 && target !== now)
      navigate({ search: target }, { replace: true, preventScrollReset: true });
    return () => clearTimeout(timer.current);
  }, []);

  return {
    filters,
    choose: (change) => go(change, false),
    type(q) {
      setAhead({ filters: { ...filters, q }, isTyping: true });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => go({ q }, true), settleMs);
    },
    settle: () => ahead?.isTyping && go({}, true),
  };
}

/** What the controls of a form choose that is not the choice of everything. */
function chosenIn(form: HTMLFormElement): Partial<Filters> {
  const entries = [...new FormData(form)].filter(([name, value]) => value !== noFilters[name as keyof Filters]);
  return Object.fromEntries(entries);
}
