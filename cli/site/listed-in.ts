import { mapOf } from '../../schemas/fact-map.ts';
import { valuesLike } from '../facts/described-facts.ts';
import { sourceFiles } from '../source/source.ts';
import type { Site } from './site.ts';

/** A list that names every entry of a collection, as a schema says by `listedIn`. */
export interface ListedIn {
  /** File of the site. */
  file: string;
  /** Path of the list in it, in which * stands for any one step. */
  list: string;
  /** What stands in it for an entry, whose slug is `{slug}`. */
  entry: Record<string, unknown>;
}

/** The lists of a site that name entries of a collection already: of several at one pattern, the first that does. */
export function placesToList(site: Pick<Site, 'source' | 'facts'>, collection: string, listings: ListedIn[]) {
  const slugs = Object.keys(mapOf(site.facts.tree[collection]));
  return listings.flatMap(({ file: name, list, entry }) => {
    const file = sourceFiles(site.source).find((source) => source.file === name);
    const lists = valuesLike(file?.data, list).flatMap(({ path, value }) => {
      return Array.isArray(value) ? [{ path, items: value as unknown[] }] : [];
    });
    const found = lists.find(({ items }) => slugs.some((slug) => names(items, slug)));
    return file && found ? [{ file, list: found.path, items: found.items, entry }] : [];
  });
}

/** True when an item of a list leads to the page of an entry. */
export function names(items: readonly unknown[], slug: string): boolean {
  return JSON.stringify(items).includes(`"/${slug}"`);
}
