import { useState } from 'react';
import { useOwnSearch } from './own-search.ts';

/** As many vehicles as fit side by side. */
export const mostCompared = 3;

export type Comparison = ReturnType<typeof useComparison>;

/** By their slugs: which vehicles the address puts side by side, which are picked so far, and the query that puts others there. */
export function useComparison() {
  const search = useOwnSearch();
  const shown = readComparison(search);
  const [picked, pick] = useState<readonly string[]>([]);
  if (shown.length > 0 && shown.join() !== picked.join()) pick(shown);
  return { shown, picked, pick, query: (slugs: readonly string[]) => writeComparison(search, slugs) };
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
