import { describedFacts, factAt } from '../facts/described-facts.ts';
import { isMap } from '../facts/facts.ts';
import { recordWith, type Subject } from '../facts/subject.ts';
import type { Location } from '../finding.ts';
import { oncePer } from '../memory/once-per.ts';
import { originOf } from '../site/origin.ts';
import type { Page, Resolved, Site } from '../site/site.ts';
import { valueAt } from '../source/value-at.ts';

/** A place in the sources that a fact reaches pages from. */
export interface Usage {
  location: Location;
  /** Pages that show it; all of them for the root layout. */
  routes: readonly string[];
}

/** The places of every fact that is used, by path; a fact that stands in bound data is used where that was bound. */
export type Usages = ReadonlyMap<string, readonly Usage[]>;

export const usagesOf: (site: Site) => Usages = oncePer(collect);

function collect(site: Site): Usages {
  const usages = new Map<string, Usage[]>();
  const add: Add = (path, location, routes) => {
    const known = usages.get(path) ?? [];
    known.push({ location, routes });
    usages.set(path, known);
  };
  const everywhere = site.pages.map(({ route }) => route);
  addResolved(site, undefined, everywhere, add);
  for (const page of site.pages) addResolved(site, page, [page.route], add);
  addFactTexts(site, usages, add);
  return usages;
}

type Add = (path: string, location: Location, routes: readonly string[]) => void;

function addResolved(site: Site, page: Page | undefined, routes: string[], add: Add): void {
  const resolved: Resolved = page ?? site.layout;
  for (const { source, raw, references, schema } of resolved.texts) {
    const located = references.flatMap(({ source: written }) => {
      const location = source.file.locateWithin(source.path, written);
      const text = schema?.format === 'fact' ? `{{ ${written} }}` : written;
      return pathsIn(site, text, page?.subject).map((path) => ({ path, location }));
    });
    for (const { path, location } of located) add(path, location, routes);
    // What conditions ask for stands in no reference.
    const asked = raw.includes('{%') ? pathsIn(site, raw, page?.subject) : [];
    for (const path of asked.filter((path) => !located.some((reference) => reference.path === path)))
      add(path, source.file.locate(source.path), routes);
  }
  for (const [pointer, path] of resolved.bound) {
    const steps = pointer.split('/');
    const data = valueAt(resolved, steps);
    const { text } = originOf(resolved, site.facts, steps);
    if (!text) continue;
    const location = text.source.file.locate(text.source.path);
    add(path, location, routes);
    for (const key of Object.keys(isMap(data) ? data : {})) {
      for (const name of withWords(`${path}.${key}`)) if (factAt(site, name) !== undefined) add(name, location, routes);
    }
  }
}

/** The facts that a text reads; with derived words (`priceText`) also what they are derived from. */
function pathsIn({ facts }: Site, text: string, subject: Subject | undefined): string[] {
  const paths = facts.engine.readsOf(text, subject).flatMap(withWords);
  return paths.filter((path) => factAt({ facts }, path) !== undefined);
}

function withWords(path: string): string[] {
  return path.endsWith('Text') ? [path, path.slice(0, -'Text'.length)] : [path];
}

/** A fact that another fact's text refers to is used wherever that one is. */
function addFactTexts(site: Site, usages: Usages, add: Add): void {
  for (const [fact, references] of site.facts.texts) {
    const routes = [...new Set(usages.get(fact)?.flatMap((usage) => usage.routes))];
    for (const { source } of references)
      for (const path of pathsIn(site, source, recordWith(site.source, fact)))
        add(path, site.facts.locate(fact), routes);
  }
}

/** Paths of all written facts that are no maps or lists of further facts. */
export function writtenFacts(site: Site): string[] {
  return describedFacts(site).flatMap(({ path, value }) => (isMap(value) || Array.isArray(value) ? [] : [path]));
}
