import { describedFacts, factAt } from '../facts/described-facts.ts';
import { isMap } from '../facts/facts.ts';
import type { Reference } from '../facts/references.ts';
import { type Location, placeOf } from '../finding.ts';
import { oncePer } from '../memory/once-per.ts';
import { factPathOf } from '../prose/fact-path.ts';
import { originOf } from '../site/origin.ts';
import type { Page, Resolved, Site } from '../site/site.ts';
import { valueAt } from '../source/value-at.ts';

/** A place in the sources that a fact reaches pages from. */
export interface Usage {
  location: Location;
  /** Pages that show it; all of them for the root layout. */
  routes: Set<string>;
}

/** The places of every fact that is used, by path; a fact that stands in bound data is used where that was bound. */
export type Usages = ReadonlyMap<string, readonly Usage[]>;

export const usagesOf: (site: Site) => Usages = oncePer(collect);

function collect(site: Site): Usages {
  const usages = new Map<string, Map<string, Usage>>();
  const add: Add = (path, location, routes) => {
    const places = usages.get(path) ?? new Map<string, Usage>();
    usages.set(path, places);
    const key = placeOf(location);
    const usage = places.get(key) ?? { location, routes: new Set() };
    places.set(key, usage);
    for (const route of routes) usage.routes.add(route);
  };

  const everywhere = site.pages.map(({ route }) => route);
  addResolved(site, undefined, everywhere, add);
  for (const page of site.pages) addResolved(site, page, [page.route], add);
  addFactTexts(site, usages, add);
  return new Map([...usages].map(([path, places]) => [path, [...places.values()]]));
}

type Add = (path: string, location: Location, routes: readonly string[]) => void;

function addResolved(site: Site, page: Page | undefined, routes: string[], add: Add): void {
  const resolved: Resolved = page ?? site.layout;
  const scope = page ? { page } : {};
  for (const text of resolved.texts) {
    for (const path of pathsInTags(site, scope, text.raw)) {
      add(path, text.source.file.locate(text.source.path), routes);
    }
    for (const reference of text.references) {
      const location = text.source.file.locateWithin(text.source.path, reference.source);
      for (const path of pathsIn(site, scope, reference)) add(path, location, routes);
    }
  }
  for (const [pointer, path] of resolved.bound) {
    const steps = pointer.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const data = valueAt(resolved, steps);
    const { text } = originOf(resolved, site.facts, steps);
    if (!text) continue;
    const location = text.source.file.locate(text.source.path);
    add(path, location, routes);
    for (const key of Object.keys(isMap(data) ? data : {})) {
      for (const name of withWords(key)) if (exists(site, `${path}.${name}`)) add(`${path}.${name}`, location, routes);
    }
  }
}

/** The facts that a reference names; with derived words (`priceText`) also what they are derived from. */
export function pathsIn(site: Site, text: { page?: Page; fact?: string }, reference: Reference): string[] {
  const path = factPathOf(site, text, reference);
  return path === undefined ? [] : withWords(path).filter((factPath) => exists(site, factPath));
}

/** The facts that the conditions of a text ask for: `{% if rentalPolicy.requiresLicense %}`. */
function pathsInTags(site: Site, text: { page?: Page }, raw: string): string[] {
  if (!raw.includes('{%')) return [];
  const words = [...raw.matchAll(/\{%-?([^%]*)-?%\}/g)].flatMap(
    ([, tag = '']) => tag.match(/[A-Za-z][\w-]*(?:\.[\w-]+)+/g) ?? [],
  );
  return words.flatMap((path) => pathsIn(site, text, { path, filters: [], source: path, start: 0, end: 0 }));
}

function withWords(path: string): string[] {
  return path.endsWith('Text') ? [path, path.slice(0, -'Text'.length)] : [path];
}

function exists(site: Site, path: string): boolean {
  return factAt(site, path) !== undefined;
}

/** A fact that another fact's text refers to is used wherever that one is. */
function addFactTexts(site: Site, usages: ReadonlyMap<string, ReadonlyMap<string, Usage>>, add: Add): void {
  for (const [fact, references] of site.facts.texts) {
    const routes = [...(usages.get(fact)?.values() ?? [])].flatMap((usage) => [...usage.routes]);
    for (const reference of references) {
      for (const path of pathsIn(site, { fact }, reference)) add(path, site.facts.locate(fact), routes);
    }
  }
}

/** Paths of all written facts that are no maps or lists of further facts. */
export function writtenFacts(site: Site): string[] {
  return describedFacts(site).flatMap(({ path, value }) => (isMap(value) || Array.isArray(value) ? [] : [path]));
}
