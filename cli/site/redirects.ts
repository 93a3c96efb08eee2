import { mapOf } from '../../schemas/fact-map.ts';
import { oncePer } from '../memory/once-per.ts';
import type { Site } from './site.ts';

/** Where old addresses lead, by address, as an author wrote it. */
export function writtenRedirects({ source }: Pick<Site, 'source'>): [from: string, to: string][] {
  const entries = Object.entries(mapOf(mapOf(source.site.data).redirects));
  return entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

/** Where old addresses lead in the end, without a stop at other old ones. Those that lead in a circle are left out. */
export const redirectsOf = oncePer((site: Site): ReadonlyMap<string, string> => {
  const written = new Map(writtenRedirects(site));
  const last = (to: string, steps: number): string | undefined => {
    const next = written.get(to.split('#')[0] ?? '');
    return next === undefined ? to : steps > written.size ? undefined : last(next, steps + 1);
  };
  const ends = [...written].map(([from, to]) => [from, last(to, 0)] as const);
  return new Map(ends.filter((entry): entry is [string, string] => entry[1] !== undefined));
});

/** The few addresses that the last build did not have, of which any may be that of a page which has moved. */
export function newAddresses({ pages, source }: Site): string[] {
  const seen = pages.filter(({ kind, seo }) => kind !== 'fallback' && !seo.noIndex).map(({ route }) => route);
  const added = seen.filter((route) => /^[\w./-]+$/.test(route) && !source.knownAddresses.includes(route));
  return added.length > 3 ? [] : added;
}
