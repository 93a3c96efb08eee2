import { describedFacts, factAt } from '../facts/described-facts.ts';
import type { Location } from '../finding.ts';
import { factFiguresOf } from '../prose/fact-figures.ts';
import type { Site } from '../site/site.ts';
import { usagesOf } from './usages.ts';

/** A fact that two versions of a site do not agree on, written or derived. */
export interface FactChange {
  path: string;
  before: unknown;
  after: unknown;
  /** Where it stands now; where it stood, for one that is gone. */
  location: Location;
  /** Pages that show it. */
  routes: string[];
}

/**
 * The facts that changed between two versions of a site, and the pages that each changes.
 * @param changed routes of all pages that are not as they were: a page may name a fact that it does not show
 */
export function diffFacts(before: Site, after: Site, changed: ReadonlySet<string>): FactChange[] {
  const paths = new Set([before, after].flatMap(comparedIn));
  return [...paths].flatMap((path): FactChange[] => {
    const [old, now] = [before, after].map((site) => factAt(site, path));
    if (JSON.stringify(old) === JSON.stringify(now)) return [];
    const routes = new Set([before, after].flatMap((site) => routesOf(site, path)));
    const location = (now === undefined ? before : after).facts.locate(path);
    const shown = [...routes].filter((route) => changed.has(route)).sort();
    return [{ path, before: old, after: now, location, routes: shown }];
  });
}

/** Written facts that are no maps or lists of further facts, and what is derived but for the number of all entries. */
function comparedIn(site: Site): string[] {
  const written = describedFacts(site).filter(({ value }) => typeof value !== 'object' || value === null);
  const derived = factFiguresOf(site).filter(
    ({ isDerived, kind, path }) => isDerived && (kind !== 'count' || path.includes('.')),
  );
  return [...written, ...derived].map(({ path }) => path);
}

/** A change shows where the fact is referred to or bound, and where the words derived from it are. */
function routesOf(site: Site, path: string): string[] {
  const usages = usagesOf(site);
  const whole = factFiguresOf(site).find((fact) => path.startsWith(`${fact.path}.`))?.path;
  const paths = [path, `${path}Text`, ...(whole ? [whole] : [])];
  return paths.flatMap((factPath) => usages.get(factPath) ?? []).flatMap(({ routes }) => routes);
}
