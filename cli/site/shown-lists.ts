import { factAt } from '../facts/described-facts.ts';
import { isMap } from '../facts/facts.ts';
import { valueAt } from '../source/value-at.ts';
import type { Resolved, Site, Text } from './site.ts';

/** A list of entries that a block shows. */
export interface ShownList {
  /** The reference that brings it in. */
  text: Text;
  /** Path of the collection, and the slugs of the entries. */
  collection: string;
  slugs: string[];
  /** The words in the same place of the block. */
  beside: Text[];
}

/** The lists of entries of a whole collection of facts, chosen from it by filters, that a page or layout shows. */
export function shownLists({ facts }: Pick<Site, 'facts'>, resolved: Resolved): ShownList[] {
  const lists = resolved.texts.flatMap((text) => {
    const members = valueAt(resolved, text.pointer);
    const collection = text.references[0]?.path ?? '';
    const isList = Array.isArray(members) && !collection.includes('.') && isMap(factAt({ facts }, collection));
    return isList ? [{ text, collection, slugs: members.map((member) => String(isMap(member) && member.slug)) }] : [];
  });
  if (lists.length === 0) return [];
  const words = resolved.texts.filter(({ value }) => typeof value === 'string');
  const byPlace = Map.groupBy(words, placeOf);
  return lists.map((list) => ({ ...list, beside: byPlace.get(placeOf(list.text)) ?? [] }));
}

function placeOf({ pointer }: Text): string {
  return pointer.slice(0, -1).join('/');
}

/** The keys of a collection's entries that name an entry of one which is there to group them: `brand`, of `brands`. */
export function groupsOf({ schemas }: Pick<Site, 'schemas'>, collection: string): [key: string, group: string][] {
  const kind = schemas.records.find((records) => records.collection === collection);
  const node = kind ? schemas.node(kind.schema) : schemas.node('site').child(collection)?.child('*');
  return (node?.keys ?? []).flatMap((key): [string, string][] => {
    const group = node?.child(key)?.schema.entryOf;
    const isGroup = typeof group === 'string' && schemas.node('site').child(group)?.schema.usedBy !== undefined;
    return isGroup ? [[key, group]] : [];
  });
}
