import type { Location } from '../finding.ts';
import type { Site } from '../site/site.ts';
import type { AuthoredText } from './authored-text.ts';
import type { Judgement } from './judgement.ts';
import type { NamedPlace } from './named-places.ts';

/** An entry under `consistency.allow`: a figure or words that no fact bears out, or a place outside the service area, that may stand on a page. */
export interface Allowance {
  kind: 'figure' | 'place';
  /** The figure or the place as it is printed. */
  words: string;
  page?: string;
  reason: string;
  /** Last day, as YYYY-MM-DD. */
  until?: string;
  location: Location;
}

/** The entries under `consistency.allow`. */
export function allowancesOf({ facts, source }: Site): Allowance[] {
  const { allow } = (facts.tree.consistency ?? {}) as { allow?: unknown };
  if (!Array.isArray(allow)) return [];
  return allow.flatMap((entry: Record<string, string | undefined> | null, index): Allowance[] => {
    const { page, reason = '', until } = entry ?? {};
    const kind = entry?.figure === undefined ? 'place' : 'figure';
    const words = entry?.[kind];
    if (typeof words !== 'string') return [];
    const location = source.site.locate(['consistency', 'allow', index, kind]);
    return [{ kind, words, reason, location, ...(page ? { page } : {}), ...(until ? { until } : {}) }];
  });
}

/** True where the entry speaks of this very figure: the words that it prints stand there, on its page. */
export function allows(allowance: Allowance, { authored: { figure, text } }: Judgement): boolean {
  return allowsWords(allowance, { text, start: figure.start, end: figure.end });
}

/** True where the entry speaks of these very words. */
export function allowsWords(
  allowance: Allowance,
  { text, start, end }: { text: AuthoredText; start: number; end: number },
): boolean {
  return allowance.kind === 'figure' && covers(allowance, text, start, end);
}

/** True where the entry speaks of this very place. */
export function allowsPlace(allowance: Allowance, { place, text }: NamedPlace): boolean {
  return allowance.kind === 'place' && covers(allowance, text, place.start, place.start + place.text.length);
}

function covers({ words, page }: Allowance, text: AuthoredText, start: number, end: number): boolean {
  if (page !== undefined && text.page?.route !== page && !text.page?.aliases.includes(page)) return false;
  for (let at = text.value.indexOf(words); at !== -1; at = text.value.indexOf(words, at + 1)) {
    if (at < end && at + words.length > start) return true;
  }
  return false;
}
