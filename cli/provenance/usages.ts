import { mapOf } from '../../schemas/fact-map.ts';
import { formatQuantity } from '../../schemas/format.ts';
import { factAt, settings } from '../facts/described-facts.ts';
import { recordWith, type Subject } from '../facts/subject.ts';
import { type Location, placeOf } from '../finding.ts';
import { oncePer } from '../memory/once-per.ts';
import { show } from '../schema/expected-value.ts';
import { originOf, type Page, type Resolved, type Site } from '../site/site.ts';
import { valueAt } from '../source/source-file.ts';

/** A place in the sources through which a fact gets onto pages. */
interface Usage {
  /** Path of the fact. */
  path: string;
  location: Location;
  /** The pages that show it; for the root layout, all pages. */
  routes: readonly string[];
}

/** The places that use each fact, by its path. A fact inside bound data is used where that data was bound. */
export const usagesOf = oncePer((site: Site): ReadonlyMap<string, readonly Usage[]> => {
  const everywhere = site.pages.map(({ route }) => route);
  const shown = site.pages.flatMap((page) => usedIn(site, page, [page.route], page));
  const usages = Map.groupBy([...usedIn(site, site.layout, everywhere), ...shown], ({ path }) => path);
  // If the text of a fact refers to another fact, that one is used wherever the text is. A text comes after those that it refers to.
  for (const [fact, references] of [...site.facts.texts].toReversed()) {
    const routes = [...new Set(usages.get(fact)?.flatMap((usage) => usage.routes))];
    for (const { source } of references)
      for (const path of pathsIn(site, source, recordWith(site.source, fact)))
        usages.set(path, [...(usages.get(path) ?? []), { path, location: site.facts.locate(fact), routes }]);
  }
  return usages;
});

function usedIn(site: Site, resolved: Resolved, routes: string[], page?: Page): Usage[] {
  const inTexts = resolved.texts.flatMap(({ source, raw, references, schema }) => {
    const named = references.flatMap(({ source: written }) => {
      const location = source.file.locateWithin(source.path, written);
      const text = schema?.format === 'fact' ? `{{ ${written} }}` : written;
      return pathsIn(site, text, page?.subject).map((path) => ({ path, location, routes }));
    });
    // Facts that only conditions read are in no reference.
    const asked = raw.includes('{%') ? pathsIn(site, raw, page?.subject) : [];
    const unnamed = asked.filter((path) => !named.some((usage) => usage.path === path));
    return [...named, ...unnamed.map((path) => ({ path, location: source.file.locate(source.path), routes }))];
  });
  const inData = [...resolved.bound].flatMap(([pointer, path]) => {
    const steps = pointer.split('/');
    const data = valueAt(resolved, steps);
    const { text } = originOf(resolved, site.facts, steps);
    if (!text) return [];
    const location = text.source.file.locate(text.source.path);
    const parts = Object.keys(mapOf(data)).flatMap((key) => withWords(`${path}.${key}`));
    const known = parts.filter((part) => factAt(site, part) !== undefined);
    return [path, ...known].map((path) => ({ path, location, routes }));
  });
  return [...inTexts, ...inData];
}

/** The facts that a text reads; for derived words (`priceText`), also the fact that they come from. */
function pathsIn(site: Site, text: string, subject: Subject | undefined): string[] {
  const paths = site.facts.engine.readsOf(text, subject).flatMap(withWords);
  return paths.filter((path) => factAt(site, path) !== undefined);
}

function withWords(path: string): string[] {
  return path.endsWith('Text') ? [path, path.slice(0, -'Text'.length)] : [path];
}

/** The places where a fact, or any fact below it, is used; each once. */
export function placesOf(site: Site, path: string): Usage[] {
  const isOfIt = (fact: string) => fact === path || fact.startsWith(`${path}.`);
  const used = [...usagesOf(site)].flatMap(([fact, list]) => (isOfIt(fact) ? list : []));
  const places = [...Map.groupBy(used, ({ location }) => placeOf(location)).values()].map((same): Usage => {
    return { ...(same[0] as Usage), routes: [...new Set(same.flatMap(({ routes }) => routes))] };
  });
  return places.sort(({ location: a }, { location: b }) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** The written facts as an indented tree, one per line, each with its value and the number of places that use it. */
export function factTree(site: Site): string {
  const lines: string[] = [];
  const print = (value: unknown, path: string, name: string, depth: number): void => {
    const uses = formatQuantity(placesOf(site, path).length, 'place');
    const isBranch = typeof value === 'object' && value !== null;
    lines.push(`${'  '.repeat(depth)}${name}${isBranch ? '' : `: ${show(value)}`}  (${uses})`);
    if (isBranch) for (const [key, item] of Object.entries(value)) print(item, `${path}.${key}`, key, depth + 1);
  };
  for (const [key, value] of Object.entries(mapOf(site.source.site.data)))
    if (!settings.has(key)) print(value, key, key, 0);
  for (const { collection } of site.schemas.records) {
    lines.push(collection);
    for (const [path, record] of site.source.records)
      if (record.collection === collection) print(record.file.data, path, record.slug, 1);
  }
  return `${lines.join('\n')}\n`;
}
