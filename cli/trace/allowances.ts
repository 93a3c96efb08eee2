import type { Location } from '../finding.ts';
import type { Site } from '../site/site.ts';
import type { Judgement } from './judgement.ts';

/** An entry under `consistency.allow`: a figure that may stand on a page although no fact holds it. */
export interface Allowance {
  figure: string;
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
  return allow.flatMap((entry: Partial<Allowance> | null, index): Allowance[] => {
    const { figure, page, reason = '', until } = entry ?? {};
    if (typeof figure !== 'string') return [];
    const location = source.site.locate(['consistency', 'allow', index, 'figure']);
    return [{ figure, reason, location, ...(page ? { page } : {}), ...(until ? { until } : {}) }];
  });
}

/** True where the entry speaks of this very figure: the words that it prints stand there, on its page. */
export function allows({ figure: words, page }: Allowance, { authored: { figure, text } }: Judgement): boolean {
  if (page !== undefined && text.page?.route !== page && !text.page?.aliases.includes(page)) return false;
  for (let at = text.value.indexOf(words); at !== -1; at = text.value.indexOf(words, at + 1)) {
    if (at < figure.end && at + words.length > figure.start) return true;
  }
  return false;
}
