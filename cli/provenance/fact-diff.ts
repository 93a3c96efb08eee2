import { describedFacts, factAt } from '../facts/described-facts.ts';
import { factFiguresOf } from '../prose/fact-figures.ts';
import type { Site } from '../site/site.ts';
import { usagesOf } from './usages.ts';

export type FactChange = ReturnType<typeof diffFacts>[number];

/** The facts, written or derived, that differ between two versions of a site, with the routes that show each, among those that `changed`. */
export function diffFacts(before: Site, after: Site, changed: ReadonlySet<string>) {
  const paths = new Set([before, after].flatMap(comparedIn));
  return [...paths].flatMap((path) => {
    const [old, now] = [before, after].map((site) => factAt(site, path));
    if (JSON.stringify(old) === JSON.stringify(now)) return [];
    const routes = new Set([before, after].flatMap((site) => routesOf(site, path)));
    // Where it is now, or where it was if it is gone.
    const location = (now === undefined ? before : after).facts.locate(path);
    const shown = [...routes].filter((route) => changed.has(route)).sort();
    return [{ path, before: old, after: now, location, routes: shown }];
  });
}

/** Written facts with a single value, and derived figures except the number of entries of a collection. */
function comparedIn(site: Site): string[] {
  const written = describedFacts(site).filter(({ value }) => typeof value !== 'object' || value === null);
  const derived = factFiguresOf(site).filter(
    ({ isDerived, kind, path }) => isDerived && (kind !== 'count' || path.includes('.')),
  );
  return [...written, ...derived].map(({ path }) => path);
}

/** The pages that refer to a fact, bind it, or show words derived from it. */
function routesOf(site: Site, path: string): string[] {
  const usages = usagesOf(site);
  const whole = factFiguresOf(site).find((fact) => path.startsWith(`${fact.path}.`))?.path;
  // A page refers to a list, and not to its entries.
  const list = path.replace(/\.\d+(?:\..*)?$/, '');
  const paths = [path, `${path}Text`, list, ...(whole ? [whole] : [])];
  return paths.flatMap((factPath) => usages.get(factPath) ?? []).flatMap(({ routes }) => routes);
}
