import { useState } from 'react';
import { useOwnSearch } from './own-search.ts';

/** As many vehicles as fit side by side. */
export const mostCompared = 3;

export interface Comparison {
  /** Slugs in the page's address: those that stand side by side. */
  shown: readonly string[];
  /** Slugs that the visitor has picked so far. */
  picked: readonly string[];
  /** Picks these, as many as fit. */
  pick: (slugs: readonly string[]) => void;
  /** Query of the address that puts these vehicles side by side, or shows the list when there are none. */
  query: (slugs: readonly string[]) => string;
}

/** Which vehicles are to be compared, and which are. */
export function useComparison(): Comparison {
  const search = useOwnSearch();
  const shownText = readComparison(search).join(',');
  const shown = shownText === '' ? [] : shownText.split(',');
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState('');
  if (seen !== shownText) {
    setSeen(shownText);
    if (shownText !== '') setPicked(shown);
  }
  return {
    shown,
    picked,
    pick: (slugs) => setPicked(slugs.slice(0, mostCompared)),
    query: (slugs) => writeComparison(search, slugs),
  };
}

/** The slugs that `?compare=` of an address names, each once, no more than fit. */
export function readComparison(search: string): string[] {
  const named = (new URLSearchParams(search).get('compare') ?? '').split(',').filter((slug) => slug !== '');
  return [...new Set(named)].slice(0, mostCompared);
}

/** `search` with `?compare=` set to these slugs; the commas stay readable. */
export function writeComparison(search: string, slugs: readonly string[]): string {
  const query = new URLSearchParams(search);
  query.delete('compare');
  const parts = [query.toString(), slugs.length === 0 ? '' : `compare=${slugs.map(encodeURIComponent).join(',')}`];
  return `?${parts.filter((part) => part !== '').join('&')}`;
}
