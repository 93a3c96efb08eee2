import { useState } from 'react';
import { useOwnSearch } from './own-search.ts';

/** As many vehicles as fit side by side. */
export const mostCompared = 3;

export interface Comparison {
  /** Slugs in the page's address: those that stand side by side. */
  shown: readonly string[];
  /** Slugs that the visitor has picked so far. */
  picked: readonly string[];
  pick: (slugs: readonly string[]) => void;
  /** Query of the address that puts these vehicles side by side, or shows the list when there are none. */
  query: (slugs: readonly string[]) => string;
}

/** Which vehicles are to be compared, and which are. */
export function useComparison(): Comparison {
  const search = useOwnSearch();
  const shown = readComparison(search);
  const [picked, pick] = useState<readonly string[]>([]);
  if (shown.length > 0 && shown.join() !== picked.join()) pick(shown);
  return { shown, picked, pick, query: (slugs) => writeComparison(search, slugs) };
}

/** The slugs that `?compare=` of an address names, each once, no more than fit. */
export function readComparison(search: string): string[] {
  const named = new URLSearchParams(search).get('compare')?.split(',') ?? [];
  return [...new Set(named.filter(Boolean))].slice(0, mostCompared);
}

/** `search` with `?compare=` set to these slugs; the commas stay readable. */
export function writeComparison(search: string, slugs: readonly string[]): string {
  const query = new URLSearchParams(search);
  query.set('compare', slugs.join());
  if (slugs.length === 0) query.delete('compare');
  return `?${query}`.replaceAll('%2C', ',');
}
