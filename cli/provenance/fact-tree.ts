import { settings } from '../facts/described-facts.ts';
import { isMap } from '../facts/facts.ts';
import { placeOf } from '../finding.ts';
import type { Site } from '../site/site.ts';
import type { Usage, Usages } from './usages.ts';

/** The places where a fact, or any fact below it, is used; each once. */
export function placesOf(usages: Usages, path: string): Usage[] {
  const isOfIt = (fact: string) => fact === path || fact.startsWith(`${path}.`);
  const used = [...usages].flatMap(([fact, list]) => (isOfIt(fact) ? list : []));
  const places = [...Map.groupBy(used, ({ location }) => placeOf(location)).values()].map((same): Usage => {
    return { ...(same[0] as Usage), routes: [...new Set(same.flatMap(({ routes }) => routes))] };
  });
  return places.sort(({ location: a }, { location: b }) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** The written facts as an indented tree, one a line, each with its value and the number of places that use it. */
export function factTree(site: Site, usages: Usages): string {
  const lines: string[] = [];
  const print = (value: unknown, path: string, name: string, depth: number): void => {
    const uses = `${placesOf(usages, path).length} places`.replace(/^1 places$/, '1 place');
    const isBranch = isMap(value) || (Array.isArray(value) && value.some((item) => typeof item === 'object'));
    lines.push(`${'  '.repeat(depth)}${name}${isBranch ? '' : `: ${show(value)}`}  (${uses})`);
    if (isBranch)
      for (const [key, item] of Object.entries(value as object)) print(item, `${path}.${key}`, key, depth + 1);
  };
  const written = (site.source.site.data ?? {}) as Record<string, unknown>;
  for (const [key, value] of Object.entries(written)) {
    if (!settings.has(key)) print(value, key, key, 0);
  }
  for (const { collection } of site.schemas.records) {
    lines.push(collection);
    for (const [path, record] of site.source.records)
      if (record.collection === collection) print(record.file.data, path, record.slug, 1);
  }
  return `${lines.join('\n')}\n`;
}

export function show(value: unknown): string {
  const text = Array.isArray(value) ? `[${value.join(', ')}]` : JSON.stringify(value);
  return text === undefined ? 'nothing' : text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
