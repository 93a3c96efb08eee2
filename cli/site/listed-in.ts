import { mapOf } from '../../schemas/fact-map.ts';
import type { JsonSchema } from '../../schemas/source-schema.ts';
import { valuesLike } from '../facts/described-facts.ts';
import { sourceFiles } from '../source/source.ts';
import { valueAt } from '../source/source-file.ts';
import type { Site } from './site.ts';

/** The lists that already name entries of a collection. If several match a pattern, only the first of them. */
export function placesToList(site: Site, collection: string, listings: NonNullable<JsonSchema['listedIn']>) {
  const slugs = Object.keys(mapOf(valueAt(site.facts.tree, collection.split('.'))));
  return listings.flatMap(({ file: name, list, entry }) => {
    const file = sourceFiles(site.source).find((source) => source.file === name);
    const lists = valuesLike(file?.data, list).flatMap(({ path, value }) => {
      return Array.isArray(value) ? [{ path, items: value as unknown[] }] : [];
    });
    const found = lists.find(({ items }) => slugs.some((slug) => names(items, collection, slug)));
    return file && found ? [{ file, list: found.path, items: found.items, entry }] : [];
  });
}

/** True if an item of the list links to the entry's page, or refers to a fact of the entry or of one with the same key elsewhere. */
export function names(items: readonly unknown[], collection: string, slug: string): boolean {
  return [`"/${slug}"`, `${collection}.${slug}"`, `.${slug}.`].some((name) => JSON.stringify(items).includes(name));
}
